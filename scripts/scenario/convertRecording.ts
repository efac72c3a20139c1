import type {
  HolidayRecord,
  InvitationRecord,
  MemberRecord,
  ResetRecord,
  ServiceRecord,
  SignUpRecord,
} from '../../mocks/data/db';
import { createBuilders } from '../../mocks/data/builders';
import { colonyFlags } from '../../mocks/data/rows';
import { eachFlag, signUpFlags } from '../../mocks/data/signUpFields';
import { toScenarioFile, type ScenarioFile } from '../../mocks/recorded/scenarioFile';
import { communityZone } from '../../mocks/time/zone';
import { asObject, type JsonObject } from '../../mocks/wire/json';
import type { CallName } from '../../mocks/wire/calls';
import { readAttendance } from '../../src/api/readAttendance';
import { readCommunity } from '../../src/api/community';
import { readMember } from '../../src/api/member';
import { readDay } from '../../src/api/reading';
import { signUpsOf, type Attendance } from '../../src/domain/attendance';
import type { Community } from '../../src/domain/community';
import { comingSaturday, dayOf, toInstant, type Day } from '../../src/domain/day';
import { DAY_MS, HOUR_MS } from '../../src/domain/duration';
import type { Member } from '../../src/domain/member';
import { isSameId } from '../../src/domain/memberId';
import type { SignUp } from '../../src/domain/signUp';
import { parsed } from '../contract/judgeBody';
import { HarError } from '../har/readHar';
import type { RecordedCall } from '../har/recordedCalls';
import { isHolidayName } from './holidayWords';
import { createPseudonyms, type Pseudonyms } from './pseudonyms';

/** A scenario, and sentences about what it cannot show as the recording did. */
export type Conversion = { file: ScenarioFile; notes: string[] };

/** The username of the member in every converted scenario. */
const USERNAME = 'demo';

/** Makes a scenario of the last state that a recording shows. Every personal value is replaced. */
export function convertRecording(calls: readonly RecordedCall[], description: string): Conversion {
  const userCall = lastGood(calls, 'getUser', (json) => readMember(json) !== null);
  const colonyCall = lastGood(calls, 'getColony', (json) => readCommunity(json) !== null);
  const recordsCall = lastGood(calls, 'getMinyan', (json) => readAttendance(json) !== null);
  const links = calls.filter(({ call }) => call === 'verifyResetToken' || call === 'verifyJoinToken');
  if (userCall === null && !calls.some(({ call }) => call === 'getUser') && links.length === 0)
    throw new HarError(
      'The recording has no answer of GET /api/user, so there is nothing to make a scenario of.',
    );

  const member = readMember(userCall?.json);
  const community = readCommunity(colonyCall?.json);
  const attendance = readAttendance(recordsCall?.json);
  const recordedAt = clockOf(calls, [userCall, colonyCall, recordsCall]);
  const today = dayOf(toInstant(recordedAt), communityZone);
  const answers = [userCall?.json, colonyCall?.json, recordsCall?.json];
  const pseudonyms = createPseudonyms(allTexts(answers, links));
  const builders = createBuilders(recordedAt);

  const colony = builders.buildColony(
    community === null
      ? { name: pseudonyms.words('Pine Hollow') }
      : { ...colonyFields(community, asObject(colonyCall?.json), pseudonyms), ...placeOf(community, member) },
  );
  const own = builders.buildMember({
    ...(member === null ? {} : memberFields(member, pseudonyms)),
    colonyId: colony.id,
    username: USERNAME,
    ...(member === null && { firstName: 'Some', lastName: 'Member' }),
  });
  const neighbours = createNeighbours(builders, own, member, pseudonyms);
  const holidays = (member?.upcomingHolidays ?? []).map(
    ({ name, displayName, day, emoji }): HolidayRecord => {
      const title = (text: string) => (isHolidayName(text) ? text : pseudonyms.words(text));
      return { name: title(name), displayName: title(displayName), day, emoji: emojiOf(emoji, pseudonyms) };
    },
  );
  const listedShabbos = member?.upcomingShabbos ?? comingSaturday(today);
  const signUps =
    member && attendance
      ? convertSignUps(member, attendance, listedShabbos, holidays, neighbours.of, pseudonyms)
      : [];
  const tables = builders.buildTables(
    {
      colonies: [colony],
      members: [own, ...neighbours.all()],
      signUps,
      holidays,
      ...linksOf(links, own, recordedAt, pseudonyms),
      serviceRequests: earlierRequestOf(calls, own, builders),
    },
    {
      wireStyle: isLegacy(answers) ? 'legacy' : 'modern',
      listsAllHolidays: true,
    },
  );
  const paths = [
    ...tables.resets.map(({ token }) => `/reset/${encodeURIComponent(token)}`),
    ...tables.invitations.map(({ token }) => `/join/${encodeURIComponent(token)}`),
  ];
  const signedInAs = member === null ? null : USERNAME;
  return {
    file: toScenarioFile({ tables, recordedAt, description, signedInAs, links: paths }),
    notes: notesOf(member, community, attendance, today),
  };
}

const jsonOf = ({ text }: RecordedCall): unknown => (text === null ? undefined : parsed(text));

type GoodCall = { json: unknown; at: number };

function lastGood(
  calls: readonly RecordedCall[],
  name: CallName,
  isGood: (json: unknown) => boolean,
): GoodCall | null {
  return (
    calls
      .filter(({ call, status }) => call === name && status < 300)
      .map((call) => ({ json: jsonOf(call), at: call.at }))
      .findLast(({ json }) => isGood(json)) ?? null
  );
}

/** The time of the client at the last of some calls. The query `_` of a call is the client's clock when it was sent. */
function clockOf(calls: readonly RecordedCall[], used: readonly (GoodCall | null)[]): number {
  const times = used.flatMap((one) => one?.at ?? []);
  const last = times.length > 0 ? Math.max(...times) : Math.max(...calls.map(({ at }) => at));
  const stamped = calls.findLast(({ url }) => /^\d{13}$/.test(url.searchParams.get('_') ?? ''));
  const offset = stamped === undefined ? 0 : Number(stamped.url.searchParams.get('_')) - stamped.at;
  return last + offset;
}

/** Every text and number of the answers, so that no stand-in equals one. */
function allTexts(answers: readonly unknown[], links: readonly RecordedCall[]): string[] {
  const texts = links.map(({ param }) => param);
  const visit = (_name: string, value: unknown): unknown => {
    if (typeof value === 'string' || typeof value === 'number') texts.push(String(value));
    return value;
  };
  JSON.stringify([answers, links.map(jsonOf)], visit);
  return texts;
}

function memberFields(
  member: Member,
  { words, email, phone, unit, amount, id }: Pseudonyms,
): Partial<MemberRecord> {
  return {
    id: typeof member.userId === 'number' ? Number(id(String(member.userId))) : id(member.userId),
    firstName: words(member.firstName),
    lastName: words(member.lastName),
    email: email(member.email),
    phone: member.phone === '' ? null : phone(`+1${member.phone}`),
    unit: unit(member.unit),
    balance: amount(member.balance),
    notifications: member.notifications,
    notificationMethod: member.notificationMethod,
  };
}

function colonyFields(community: Community, wire: JsonObject, { words, email, text, id }: Pseudonyms) {
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
  };
}

/** One decimal is about 10 km: the times on the page differ by at most a minute, and the place is not the community's. */
const rounded = (degrees: number) => Math.round(degrees * 10) / 10;

function placeOf(community: Community, member: Member | null) {
  const place = community.place ?? member?.place ?? null;
  return place === null ? { lat: null, lon: null } : { lat: rounded(place.lat), lon: rounded(place.lon) };
}

/** The members who have signed up, made from the rows. */
function createNeighbours(
  builders: ReturnType<typeof createBuilders>,
  own: MemberRecord,
  member: Member | null,
  { words, unit, id }: Pseudonyms,
) {
  const found = new Map<string, MemberRecord>();
  const ids = new Set<string>([String(own.id)]);
  return {
    all: () => [...found.values()],
    of: (row: SignUp): MemberRecord => {
      if (member !== null && isSameId(row.userId, member.userId)) return own;
      const key = JSON.stringify([row.userId, row.userName, row.unit]);
      const known = found.get(key);
      if (known) return known;
      const made = row.userId === null ? null : id(String(row.userId));
      const isFree = made !== null && !ids.has(made);
      const neighbour = builders.buildMember({
        colonyId: own.colonyId,
        firstName: words(row.userName),
        lastName: '',
        unit: unit(row.unit),
        ...(isFree && { id: typeof row.userId === 'number' ? Number(made) : made }),
      });
      ids.add(String(neighbour.id));
      found.set(key, neighbour);
      return neighbour;
    },
  };
}

function convertSignUps(
  member: Member,
  attendance: Attendance,
  shabbos: Day,
  holidays: readonly HolidayRecord[],
  memberOf: (row: SignUp) => MemberRecord,
  { id }: Pseudonyms,
): SignUpRecord[] {
  const records: SignUpRecord[] = [];
  const add = (rows: readonly SignUp[], day: Day, holidayName: string | null): void => {
    for (const row of rows)
      records.push({
        id: row.recordId === null ? `made-up-${records.length + 1}` : id(row.recordId),
        userId: memberOf(row).id,
        day,
        holidayName,
        peopleCount: row.peopleCount,
        part: row.part ?? (row.baalKorah ? 'unknown' : null),
        ...eachFlag((field) => row[field]),
        timeAdded: row.timeAdded,
      });
  };
  add(attendance.upcomingShabbos, shabbos, null);
  for (const [index, holiday] of member.upcomingHolidays.entries())
    add(
      signUpsOf({ kind: 'holiday', day: holiday.day, holiday }, member, attendance),
      holiday.day,
      holidays[index]?.name ?? null,
    );
  for (const { day, signUps } of attendance.futureShabbos) add(signUps, day, null);
  return records;
}

/** An emoji has no letters, and is short. Anything else is a text. */
function emojiOf(emoji: string | null, { text }: Pseudonyms): string | null {
  return emoji === null || /^[^\p{L}\p{N}<>]{1,8}$/u.test(emoji) ? emoji : text(emoji);
}

const isAnswered = ({ status }: RecordedCall) =>
  (status >= 200 && status < 300) || (status >= 400 && status < 500);

/** The password links and invitations that the client has checked. One that was refused has expired. */
function linksOf(calls: readonly RecordedCall[], own: MemberRecord, at: number, { id, words }: Pseudonyms) {
  const checked = calls.filter(isAnswered).map((call) => ({
    call,
    link: {
      token: id(call.param),
      expiresAt: at + (call.status < 300 ? 7 * DAY_MS : -HOUR_MS),
      usedAt: null,
    },
  }));
  const invited = { firstName: 'New', lastName: 'Member', email: 'newcomer@example.com', unit: '60' };
  return {
    resets: checked.flatMap(({ call, link }): ResetRecord[] =>
      call.call === 'verifyResetToken' ? [{ ...link, userId: own.id }] : [],
    ),
    invitations: checked.flatMap(({ call, link }): InvitationRecord[] => {
      if (call.call !== 'verifyJoinToken') return [];
      const { suggestedUsername: name } = asObject(jsonOf(call));
      const suggestedUsername = typeof name === 'string' ? words(name) : null;
      return [{ ...link, ...invited, colonyId: own.colonyId, suggestedUsername }];
    }),
  };
}

/** The earlier request that the last `recent_duplicate_date` names; empty without one. */
function earlierRequestOf(
  calls: readonly RecordedCall[],
  own: MemberRecord,
  builders: ReturnType<typeof createBuilders>,
): ServiceRecord[] {
  const requests = calls
    .filter(({ call }) => call === 'requestService')
    .map((call) => asObject(jsonOf(call)));
  const request = builders.buildWinterizeRequest();
  return requests
    .flatMap((answer) => readDay(answer.recent_duplicate_date) ?? [])
    .slice(-1)
    .map((submittedOn) => builders.buildServiceRecord({ userId: own.id, submittedOn, request }));
}

const FLAGS = new Set([...Object.keys(signUpFlags), ...Object.keys(colonyFlags)]);

/** Whether any flag is written as 0/1 or as text, or any number of people as text. */
function isLegacy(answers: readonly unknown[]): boolean {
  let isLoose = false;
  JSON.stringify(answers, (name, value: unknown) => {
    if (name === 'poeple_count' || name === 'balance') isLoose ||= typeof value === 'string';
    if (FLAGS.has(name)) isLoose ||= value !== null && typeof value !== 'boolean';
    return value;
  });
  return isLoose;
}

function notesOf(
  member: Member | null,
  community: Community | null,
  attendance: Attendance | null,
  today: Day,
): string[] {
  if (member === null) return ['Nobody is signed in at the end of the recording.'];
  const shabbos = member.upcomingShabbos;
  return [
    ...(community === null
      ? ['The recording has no good answer of GET /api/colony; the community is made up.']
      : []),
    ...(attendance === null
      ? ['The recording has no good answer of GET /api/minyan; nobody has signed up.']
      : []),
    ...(shabbos !== null && shabbos !== comingSaturday(today)
      ? ['The recorded backend lists another Shabbos than the coming one; the scenario lists the coming one.']
      : []),
    'A made-up community has no waiver.',
  ];
}
