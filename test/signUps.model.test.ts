/** @jest-environment node */
import { addSignUp, removeSignUp } from '@/api/attendance';
import { ApiError, send } from '@/api/client';
import { readCall } from '@/api/firstCalls';
import { readMember } from '@/api/member';
import { readAttendance } from '@/api/readAttendance';
import { type Attendance, ownSignUp, signUpsOf } from '@/domain/attendance';
import { PARTS, readers } from '@/domain/baalKorah';
import { countPeople } from '@/domain/counts';
import { dayOf, toInstant } from '@/domain/day';
import { MINUTE_MS } from '@/domain/duration';
import { eventKey, type MinyanEvent, upcomingEvents } from '@/domain/event';
import { canPickLaterShabbos } from '@/domain/laterShabbos';
import type { Member } from '@/domain/member';
import type { MemberId } from '@/domain/memberId';
import { entryFields, newEntry, type SignUp, type SignUpEntry } from '@/domain/signUp';
import type { EntryFlag } from '@/domain/testing/fixtures';
import { addDays, comingSaturday } from '@/domain/time';
import { keyBy, mapValues } from 'es-toolkit';
import * as fc from 'fast-check';
import { getResponse } from 'msw';
import { createBackend } from '../mocks/backend';
import { BASE_URL } from '../mocks/wire/baseUrl';

// Members sign up, change their sign-ups, remove them and compete for Maftir and parts of the reading, over many weeks. The
// model is a plain list, for each event, of the last sign-up that each member sent. After each step, the test compares everything
// that a member reads (rows, counts, their own form) with these lists.

const ZONE = 'America/New_York';
const USERNAMES = ['demo', 'gabbai', 'balance', 'yosef.adler', 'moshe.berkowitz', 'dovid.cohen'] as const;

type Username = (typeof USERNAMES)[number];

/** The last sign-up that a member sent for an event. */
type Sent = { userId: MemberId; entry: SignUpEntry };

/** The sent sign-ups, keyed by event, in the order in which the members first signed up. */
type Model = Map<string, Sent[]>;

type Community = ReturnType<typeof startCommunity>;

function startCommunity() {
  let now = Date.parse('2026-07-28T10:00:00-04:00');
  const backend = createBackend({ scenario: 'empty', now: () => now });
  const { db } = backend;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    if (typeof path !== 'string') throw new Error('The client calls by paths.');
    const request = new Request(BASE_URL + path, init);
    const answer = await getResponse(backend.handlers, request, { baseUrl: BASE_URL });
    if (answer === undefined) throw new Error(`No call answers ${path}`);
    return answer;
  });
  const today = () => dayOf(toInstant(now), ZONE);

  return {
    backend,
    today,
    passMinutes: (minutes: number) => void (now += minutes * MINUTE_MS),
    read: async (username: Username) => {
      const account = db.members.find((member) => member.username === username);
      db.settings.defaultSessionUserId = account?.id ?? null;
      const member = await readCall('user', readMember);
      const attendance = readAttendance(await send('GET /api/minyan'));
      if (attendance === null) throw new Error('The records cannot be read.');
      return { member, attendance, events: eventsOf(member) };
    },
  };

  function eventsOf(member: Member): MinyanEvent[] {
    const first = comingSaturday(today());
    const later = [1, 2, 3]
      .map((weeks) => addDays(first, 7 * weeks))
      .filter((day) => canPickLaterShabbos(day, today(), member.upcomingShabbos))
      .map((day) => ({ kind: 'later', day }) as const);
    // With few events, the members often compete for the same one.
    return [...upcomingEvents(member, today()).slice(0, 4), ...later];
  }
}

/** The fields of a row that a member has entered. */
const entryOf = (row: SignUp) => Object.fromEntries(entryFields.map((name) => [name, row[name]]));

/** Signs a member up for one of their events, or changes the sign-up that they have. */
function signUp(username: Username, eventIndex: number, entry: SignUpEntry) {
  return command(
    `${username} sends ${JSON.stringify(entry)} for event ${eventIndex}`,
    username,
    async (model, { read }) => {
      const { member, events } = await read(username);
      const event = choose(events, eventIndex);
      try {
        await addSignUp(event, entry);
      } catch (error) {
        // Another unit has the part or the Maftir. The model does not change.
        if (error instanceof ApiError && error.status === 409) return;
        throw error;
      }
      const list = model.get(eventKey(event)) ?? [];
      const own = list.find(({ userId }) => userId === member.userId);
      if (own) own.entry = entry;
      else model.set(eventKey(event), [...list, { userId: member.userId, entry }]);
    },
  );
}

/** Removes one of the sign-ups of a member, if there is any. */
function remove(username: Username, recordIndex: number) {
  return command(`${username} removes sign-up ${recordIndex}`, username, async (model, { read }) => {
    const { member, attendance, events } = await read(username);
    const records = events.flatMap((event) => {
      const recordId = ownSignUp(event, member, attendance)?.recordId;
      return recordId ? [{ event, recordId }] : [];
    });
    if (records.length === 0) return;
    const { event, recordId } = choose(records, recordIndex);
    await removeSignUp(recordId);
    const list = model.get(eventKey(event)) ?? [];
    model.set(
      eventKey(event),
      list.filter(({ userId }) => userId !== member.userId),
    );
  });
}

function passTime(minutes: number, reader: Username) {
  return command(`${minutes} minutes pass`, reader, async (_model, { passMinutes }) => passMinutes(minutes));
}

type Command = fc.AsyncCommand<Model, Community>;

/** A step of the model run. After it, `reader` must read the same as the model. */
function command(
  text: string,
  reader: Username,
  act: (model: Model, community: Community) => Promise<void>,
): Command {
  return {
    check: () => true,
    toString: () => text,
    run: async (model, community) => {
      await act(model, community);
      compare(model, await community.read(reader));
      expect(community.backend.log.flatMap(({ thrown }) => thrown ?? [])).toEqual([]);
      community.backend.log.length = 0;
    },
  };
}

type Read = { member: Member; attendance: Attendance; events: MinyanEvent[] };

/** Compares everything that a member reads with the model. All events share one `expect`, because each `expect` takes time. */
function compare(model: Model, read: Read): void {
  expect(read.events.map((event) => shownOf(event, read))).toEqual(
    read.events.map((event) => expectedOf(model.get(eventKey(event)) ?? [], event, read)),
  );
}

/** What a member reads about an event. */
function shownOf(event: MinyanEvent, { member, attendance }: Read) {
  const rows = signUpsOf(event, member, attendance);
  const { sure, onlyIf, hasMinyan } = countPeople(rows);
  const own = ownSignUp(event, member, attendance);
  return {
    rows: rows.map((row) => ({ userId: row.userId, entry: entryOf(row) })),
    counts: { sure, onlyIf, hasMinyan },
    maftir: rows.find(({ reservedMussaf }) => reservedMussaf)?.userId,
    readers: new Set(readers(rows).map(({ signUp: { userId } }) => userId)),
    own: { recordId: own?.recordId ?? null, entry: own && entryOf(own) },
  };
}

/** What a member should read about an event for which these sign-ups were sent. */
function expectedOf(list: Sent[], event: MinyanEvent, { member, attendance }: Read) {
  const men = (onlyIf: boolean) =>
    list
      .filter(({ entry }) => entry.onlyIfMinyan === onlyIf)
      .reduce((sum, { entry }) => sum + entry.peopleCount, 0);
  const holders = list.filter(({ entry }) => entry.reservedMussaf);
  if (holders.length > 1) throw new Error('Two units have the Maftir.');
  const sent = list.find(({ userId }) => userId === member.userId);
  const ownRow = signUpsOf(event, member, attendance).find(({ userId }) => userId === member.userId);
  return {
    rows: list,
    counts: { sure: men(false), onlyIf: men(true), hasMinyan: men(false) + men(true) >= 10 },
    maftir: holders[0]?.userId,
    readers: new Set(list.filter(({ entry }) => entry.part !== null).map(({ userId }) => userId)),
    own: { recordId: ownRow?.recordId ?? null, entry: sent?.entry ?? null },
  };
}

function choose<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

const rarely = fc.oneof(
  { arbitrary: fc.constant(true), weight: 1 },
  { arbitrary: fc.constant(false), weight: 3 },
);
const isFlag = (name: keyof SignUpEntry): name is EntryFlag => typeof newEntry[name] === 'boolean';
const flags = keyBy(entryFields.filter(isFlag), (name) => name);
const entries = fc
  .record<SignUpEntry>({
    ...mapValues(flags, () => rarely),
    peopleCount: fc.oneof({ arbitrary: fc.integer({ min: 1, max: 4 }), weight: 19 }, fc.constant(40)),
    onlyIfMinyan: fc.boolean(),
    part: fc.constantFrom(...PARTS.map(({ part }) => part)),
  })
  // The backend stores a part only for a Baal Korah.
  .map((entry) => ({ ...entry, part: entry.baalKorah ? entry.part : null }));

const usernames = fc.constantFrom(...USERNAMES);
const minutes = fc.oneof({ arbitrary: fc.nat({ max: 30 }), weight: 6 }, fc.constant(2 * 24 * 60));
const signUps = fc.tuple(usernames, fc.nat(), entries).map((sent) => signUp(...sent));
const removals = fc.tuple(usernames, fc.nat()).map((chosen) => remove(...chosen));
const pauses = fc.tuple(minutes, usernames).map((passed) => passTime(...passed));

it('members read exactly the sign-ups that were sent, after any order of sign-ups, changes and removals', async () => {
  const commands = fc.commands([signUps, signUps, signUps, removals, pauses], {
    maxCommands: 250,
    size: 'max',
  });
  const property = fc.asyncProperty(commands, async (steps) => {
    await fc.asyncModelRun(() => ({ model: new Map(), real: startCommunity() }), steps);
  });
  // With this seed members sign up, change, remove and are refused dozens of times each, over several weeks.
  await expect(fc.assert(property, { seed: 5787, numRuns: 7 })).resolves.toBeUndefined();
}, 60_000);
