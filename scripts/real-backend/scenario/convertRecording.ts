import { readCommunity } from '@/api/community';
import { readMember } from '@/api/member';
import { readAttendance } from '@/api/readAttendance';
import { readDay } from '@/api/reading';
import { type Attendance, signUpsOf } from '@/domain/attendance';
import type { Community } from '@/domain/community';
import { type Day, dayOf, toInstant } from '@/domain/day';
import { HOUR_MS } from '@/domain/duration';
import type { Member } from '@/domain/member';
import { isSameId } from '@/domain/memberId';
import type { SignUp } from '@/domain/signUp';
import { comingSaturday } from '@/domain/time';
import { type Builders, createBuilders } from '../../../mocks/data/builders';
import type { MemberRecord } from '../../../mocks/data/db';
import { colonyFlags } from '../../../mocks/data/rows';
import { eachFlag, signUpFlags } from '../../../mocks/data/signUpFields';
import { toScenarioFile } from '../../../mocks/recorded/scenarioFile';
import { communityZone } from '../../../mocks/time/zone';
import type { CallName } from '../../../mocks/wire/calls';
import { asObject, type JsonObject } from '../../../mocks/wire/json';
import { parsed } from '../contract/judgeBody';
import { leavesOf } from '../har/leaves';
import { HarError } from '../har/readHar';
import type { RecordedCall } from '../har/recordedCalls';
import { createPseudonyms, type Pseudonyms } from './pseudonyms';

/** The username of the member in every converted scenario. */
const USERNAME = 'demo';

/**
 * Makes a scenario of the last good answers in a recording. Every personal value is replaced. `notes` are sentences about what
 * is missing or made up in the scenario.
 */
export async function convertRecording(calls: readonly RecordedCall[], description: string) {
  const links = calls.filter(({ call }) => call === 'verifyResetToken' || call === 'verifyJoinToken');
  if (links.length === 0 && !calls.some(({ call }) => call === 'getUser'))
    throw new HarError(
      'The recording has no answer of GET /api/user, so there is nothing to make a scenario of.',
    );

  const userCall = lastGood(calls, 'getUser', readMember);
  const colonyCall = lastGood(calls, 'getColony', readCommunity);
  const recordsCall = lastGood(calls, 'getMinyan', (json) => readAttendance(json));
  const [member, community, attendance] = [userCall?.value, colonyCall?.value, recordsCall?.value];
  const used = [userCall, colonyCall, recordsCall].filter((one) => one !== undefined);
  const recordedAt = clockOf(calls, used);
  if (recordedAt === null)
    throw new HarError(
      "No entry of the recording has a 'startedDateTime' that is a date, so its clock is unknown.",
    );
  const today = dayOf(toInstant(recordedAt), communityZone);
  const fields = leavesOf(used.map(({ json }) => json));
  const linkFields = leavesOf(links.map((call) => [call.param, jsonOf(call)]));
  const pseudonyms = createPseudonyms([...fields, ...linkFields].map(([, value]) => String(value)));
  const builders = createBuilders(recordedAt);

  const colony = builders.buildColony(
    community === undefined
      ? { name: pseudonyms.words('Pine Hollow') }
      : colonyFields(community, asObject(colonyCall?.json), member, pseudonyms),
  );
  const own = builders.buildMember({
    ...(member === undefined ? { firstName: 'Some', lastName: 'Member' } : memberFields(member, pseudonyms)),
    colonyId: colony.id,
    username: USERNAME,
  });
  const { neighbours, signUps } = convertSignUps(
    member,
    attendance,
    member?.upcomingShabbos ?? comingSaturday(today),
    own,
    builders,
    pseudonyms,
  );
  const earlierRequest = calls
    .filter(({ call }) => call === 'requestService')
    .map((call) => readDay(asObject(jsonOf(call)).recent_duplicate_date))
    .findLast((day) => day !== null);
  const request = builders.buildWinterizeRequest();
  const tables = builders.buildTables(
    {
      colonies: [colony],
      members: [own, ...neighbours],
      signUps,
      holidays: (member?.upcomingHolidays ?? []).map(({ name, displayName, day, emoji }) => ({
        name: pseudonyms.title(name),
        displayName: pseudonyms.title(displayName),
        day,
        emoji: emoji === null ? null : pseudonyms.emoji(emoji),
      })),
      ...linksOf(links, own, recordedAt, builders, pseudonyms),
      serviceRequests: earlierRequest
        ? [builders.buildServiceRecord({ userId: own.id, submittedOn: earlierRequest, request })]
        : [],
    },
    { wireStyle: fields.some(isLoose) ? 'legacy' : 'modern', listsAllHolidays: true },
  );
  return {
    file: toScenarioFile({
      tables,
      recordedAt,
      description,
      signedInAs: member === undefined ? null : USERNAME,
      links: [
        ...tables.resets.map(({ token }) => `/reset/${encodeURIComponent(token)}`),
        ...tables.invitations.map(({ token }) => `/join/${encodeURIComponent(token)}`),
      ],
    }),
    notes: notesOf(member, community, attendance, today),
  };
}

const jsonOf = ({ text }: RecordedCall): unknown => parsed(text ?? '');

const isDone = (status: number | null) => status !== null && status < 300;

/** The last answer to a call that the client can read. */
function lastGood<Value>(
  calls: readonly RecordedCall[],
  name: CallName,
  read: (json: unknown) => Value | null,
) {
  const done = calls.filter(({ call, status }) => call === name && isDone(status));
  return done
    .flatMap((call) => {
      const json = jsonOf(call);
      const value = read(json);
      return value === null ? [] : [{ value, json, at: call.at }];
    })
    .at(-1);
}

/** The client's time at the last of the used calls. The query `_` of a call is the client's time when the call was sent. */
function clockOf(calls: readonly RecordedCall[], used: readonly Pick<RecordedCall, 'at'>[]): number | null {
  const last = (used.length > 0 ? used : calls).reduce((latest, { at }) => Math.max(latest, at ?? 0), 0);
  const stamped = calls.findLast(({ url }) => /^[12]\d{12}$/.test(url.searchParams.get('_') ?? ''));
  if (stamped === undefined) return last === 0 ? null : last;
  return last + Number(stamped.url.searchParams.get('_')) - (stamped.at ?? 0);
}

function memberFields(member: Member, { words, email, phone, unit, amount, memberId }: Pseudonyms) {
  return {
    id: memberId(member.userId),
    firstName: words(member.firstName),
    lastName: words(member.lastName),
    email: email(member.email),
    phone: member.phone === '' ? null : `+1${phone(member.phone)}`,
    unit: unit(member.unit),
    balance: amount(member.balance),
    notifications: member.notifications,
    notificationMethod: member.notificationMethod,
  };
}

/** Rounds to about 10 km: the times on the page differ by at most a minute, and the place does not reveal the community. */
const rounded = (degrees: number | undefined) =>
  degrees === undefined ? null : Math.round(degrees * 10) / 10;

function colonyFields(
  community: Community,
  wire: JsonObject,
  member: Member | undefined,
  { words, email, text, id }: Pseudonyms,
) {
  const place = community.place ?? member?.place;
  return {
    name: words(community.name),
    email: community.email === null ? null : email(community.email),
    blockWinterize: community.blockWinterize,
    policies: community.policies.map((policy) => ({
      _id: id(policy.id),
      title: text(policy.title),
      content: text(policy.content),
    })),
    hasMikvah: community.hasMikvah,
    shulOpenAt: community.shulOpenAt,
    mikvahOpenAt: community.mikvahOpenAt,
    notes: community.notes.map((note) => ({ _id: id(note.id), content: text(note.content) })),
    openOnThu: community.openOnThu,
    maftirMussafOption: wire.maftirMussafOption == null ? null : community.maftirMussafOption,
    lat: rounded(place?.lat),
    lon: rounded(place?.lon),
  };
}

/** The sign-ups, and the members who have signed up, made from the rows. */
function convertSignUps(
  member: Member | undefined,
  attendance: Attendance | undefined,
  shabbos: Day,
  own: MemberRecord,
  { buildMember, buildSignUp }: Builders,
  { words, unit, id, memberId, title }: Pseudonyms,
) {
  if (!member || !attendance) return { neighbours: [], signUps: [] };
  const neighbours = new Map<string, MemberRecord>();
  const ids = new Set([String(own.id)]);
  const memberOf = (row: SignUp): MemberRecord => {
    if (isSameId(row.userId, member.userId)) return own;
    const key = JSON.stringify([row.userId, row.userName, row.unit]);
    const known = neighbours.get(key);
    if (known) return known;
    const standIn = row.userId === null ? null : memberId(row.userId);
    const neighbour = buildMember({
      colonyId: own.colonyId,
      firstName: words(row.userName),
      lastName: '',
      unit: unit(row.unit),
      // If rows with one id differ in name or unit, only the neighbour of the first of them gets the id.
      ...(standIn !== null && !ids.has(String(standIn)) && { id: standIn }),
    });
    ids.add(String(neighbour.id));
    neighbours.set(key, neighbour);
    return neighbour;
  };
  const events = [
    { day: shabbos, holidayName: null, rows: attendance.upcomingShabbos },
    ...member.upcomingHolidays.map((holiday) => ({
      day: holiday.day,
      holidayName: title(holiday.name),
      rows: signUpsOf({ kind: 'holiday', day: holiday.day, holiday }, member, attendance),
    })),
    ...attendance.futureShabbos.map(({ day, signUps }) => ({ day, holidayName: null, rows: signUps })),
  ];
  const signUps = events.flatMap(({ day, holidayName, rows }) =>
    rows.map((row) =>
      buildSignUp({
        ...(row.recordId !== null && { id: id(row.recordId) }),
        userId: memberOf(row).id,
        day,
        holidayName,
        peopleCount: row.peopleCount,
        part: row.part ?? (row.baalKorah ? 'unknown' : null),
        ...eachFlag((field) => row[field]),
        timeAdded: row.timeAdded,
      }),
    ),
  );
  return { neighbours: [...neighbours.values()], signUps };
}

/** The password links and invitations that the client has checked. A link that was refused is stored as expired. */
function linksOf(
  links: readonly RecordedCall[],
  own: MemberRecord,
  recordedAt: number,
  { buildReset, buildInvitation }: Builders,
  { id, words }: Pseudonyms,
) {
  const isRefused = (status: number | null) => status !== null && status >= 400 && status < 500;
  const checked = links.filter(({ status }) => isDone(status) || isRefused(status));
  const checkedBy = (name: CallName) => checked.filter(({ call }) => call === name);
  const tokenOf = ({ param, status }: RecordedCall) => ({
    token: id(param),
    ...(isRefused(status) && { expiresAt: recordedAt - HOUR_MS }),
  });
  return {
    resets: checkedBy('verifyResetToken').map((call) => buildReset({ ...tokenOf(call), userId: own.id })),
    invitations: checkedBy('verifyJoinToken').map((call) => {
      const { suggestedUsername: name } = asObject(jsonOf(call));
      const suggestedUsername = typeof name === 'string' ? words(name) : null;
      return buildInvitation({ ...tokenOf(call), colonyId: own.colonyId, suggestedUsername });
    }),
  };
}

const FLAGS = new Set([...Object.keys(signUpFlags), ...Object.keys(colonyFlags)]);

/** Whether a flag is written as 0/1 or as text, or a number of people or an amount as text. */
function isLoose([name, value]: [name: string, value: unknown]): boolean {
  if (name === 'poeple_count' || name === 'balance') return typeof value === 'string';
  return FLAGS.has(name) && value !== null && typeof value !== 'boolean';
}

function notesOf(
  member: Member | undefined,
  community: Community | undefined,
  attendance: Attendance | undefined,
  today: Day,
): string[] {
  if (member === undefined) return ['The recording shows nobody who is signed in.'];
  const notes: string[] = [];
  if (community === undefined)
    notes.push('The recording has no good answer of GET /api/colony; the community is made up.');
  if (attendance === undefined)
    notes.push('The recording has no good answer of GET /api/minyan; nobody has signed up.');
  if (member.upcomingShabbos !== null && member.upcomingShabbos !== comingSaturday(today))
    notes.push(
      'The recorded backend lists another Shabbos than the coming one; the scenario lists the coming one.',
    );
  return [...notes, 'The made-up name of the community has no waiver.'];
}
