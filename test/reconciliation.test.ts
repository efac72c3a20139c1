/** @jest-environment node */
import { getResponse } from 'msw';
import { createBackend } from '../mocks/backend';
import { addSignUp, readAttendance, removeSignUp } from '../src/api/attendance';
import type { SignUpEntry } from '../src/domain/signUpEntry';
import { ApiError, get } from '../src/api/client';
import { fetchMember } from '../src/api/member';
import { ownSignUp, signUpsOf, type Attendance } from '../src/domain/attendance';
import { readers } from '../src/domain/baalKorah';
import { countPeople } from '../src/domain/counts';
import { dayOf, toInstant } from '../src/domain/day';
import type { MinyanEvent } from '../src/domain/event';
import { isLaterShabbos } from '../src/domain/laterShabbos';
import { maftirHolder } from '../src/domain/maftirMussaf';
import type { Member } from '../src/domain/member';
import type { MemberId } from '../src/domain/memberId';
import { addDays, comingSaturday } from '../src/domain/time';
import { upcomingEvents } from '../src/domain/upcomingEvents';

// Members sign up, change their minds, withdraw and get in one another's way, over many weeks. After each step what
// everybody reads (the counts, the rows, the member's own form) is held against a plain list of who said what.

const STEPS = 1000;
const ZONE = 'America/New_York';
const MINUTE = 60_000;
const BASE_URL = 'http://backend.invalid';
const USERNAMES = ['demo', 'gabbai', 'balance', 'yosef.adler', 'moshe.berkowitz', 'dovid.cohen'];
const PARTS = ['full', '1-4', '5-end', '1st', '2nd'] as const;

/** The same numbers in every run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (end: number) => Math.floor(next() * end),
    chance: (likelihood: number) => next() < likelihood,
    oneOf: <T>(list: readonly T[]): T => {
      const one = list[Math.floor(next() * list.length)];
      if (one === undefined) throw new Error('There is nothing to choose from.');
      return one;
    },
  };
}

/** What a member said last, in the order in which they first said it. */
type Said = { userId: MemberId; entry: SignUpEntry };

const keyOf = (event: MinyanEvent) =>
  event.kind === 'holiday' ? `${event.day} ${event.holiday.name}` : event.day;
/** What a row says of it. */
const told = ({ baalKorah, part, ...entry }: SignUpEntry) => ({ ...entry, part: baalKorah ? part : null });

function startCommunity() {
  let now = Date.parse('2026-07-28T10:00:00-04:00');
  const backend = createBackend({ scenario: 'empty', now: () => now });
  const { db } = backend;
  const ids = new Map<string, MemberId>(
    db.members
      .where(({ username }) => USERNAMES.includes(username))
      .map(({ username, id }) => [username, id]),
  );
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    if (typeof path !== 'string') throw new Error('The client calls by paths.');
    const request = new Request(BASE_URL + path, init);
    const answer = await getResponse(backend.handlers, request, { baseUrl: BASE_URL });
    if (answer === undefined) throw new Error(`No call answers ${path}`);
    return answer;
  });
  return {
    backend,
    today: () => dayOf(toInstant(now), ZONE),
    pass: (minutes: number) => {
      now += minutes * MINUTE;
    },
    read: async (username: string): Promise<{ member: Member; attendance: Attendance }> => {
      db.settings.defaultSessionUserId = ids.get(username) ?? null;
      const member = await fetchMember();
      const attendance = readAttendance(await get('/api/minyan'));
      if (attendance === null) throw new Error('The records cannot be read.');
      return { member, attendance };
    },
  };
}

it(`after each of ${STEPS} random steps counts, rows and everybody's own form agree`, async () => {
  const { backend, today, pass, read } = startCommunity();
  const random = createRandom(5787);
  const said = new Map<string, Said[]>();
  const tally = { added: 0, edited: 0, withdrawn: 0, refused: 0, weeks: 0 };

  const eventsOf = (member: Member): MinyanEvent[] => {
    const first = comingSaturday(today());
    const later = [1, 2, 3]
      .map((weeks) => addDays(first, 7 * weeks))
      .filter((day) => isLaterShabbos(day, today(), member.upcomingShabbos))
      .map((day) => ({ kind: 'later', day }) as const);
    return [...upcomingEvents(member, today()).slice(0, 4), ...later];
  };

  const randomEntry = (): SignUpEntry => {
    const baalKorah = random.chance(0.25);
    return {
      peopleCount: random.chance(0.05) ? 40 : 1 + random.below(4),
      isGuest: random.chance(0.2),
      onlyIfMinyan: random.chance(0.4),
      anonymous: random.chance(0.2),
      reservedMussaf: random.chance(0.25),
      baalKorah,
      part: baalKorah ? random.oneOf(PARTS) : null,
      comingEarlier: random.chance(0.2),
    };
  };

  async function step(username: string): Promise<void> {
    const { member, attendance } = await read(username);
    const event = random.oneOf(eventsOf(member));
    const own = ownSignUp(event, member, attendance);
    const list = said.get(keyOf(event)) ?? [];
    const mine = list.find(({ userId }) => userId === member.userId);
    if (own.recordId !== null && random.chance(0.35)) {
      await removeSignUp(own.recordId);
      said.set(
        keyOf(event),
        list.filter((one) => one !== mine),
      );
      tally.withdrawn += 1;
      return;
    }
    const entry = randomEntry();
    try {
      await addSignUp(event, entry);
    } catch (error) {
      // Somebody else has the part or the Maftir: nothing may have changed.
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      tally.refused += 1;
      return;
    }
    if (mine) mine.entry = entry;
    else said.set(keyOf(event), [...list, { userId: member.userId, entry }]);
    tally[mine ? 'edited' : 'added'] += 1;
  }

  async function reconcile(username: string): Promise<void> {
    const { member, attendance } = await read(username);
    for (const event of eventsOf(member)) {
      const list = said.get(keyOf(event)) ?? [];
      const rows = signUpsOf(event, attendance);
      // The table: who said what, in the order in which they came.
      expect(rows.map(({ userId }) => userId)).toEqual(list.map(({ userId }) => userId));
      expect(rows).toMatchObject(list.map(({ entry }) => told(entry)));

      // The summary.
      const men = (onlyIf: boolean) =>
        list
          .filter(({ entry }) => entry.onlyIfMinyan === onlyIf)
          .reduce((sum, { entry }) => sum + entry.peopleCount, 0);
      const counts = countPeople(rows);
      expect([counts.sure, counts.onlyIf]).toEqual([men(false), men(true)]);
      expect(counts.hasMinyan).toBe(men(false) + men(true) >= 10);
      const holders = list.filter(({ entry }) => entry.reservedMussaf);
      expect(holders.length).toBeLessThanOrEqual(1);
      expect(maftirHolder(rows)?.userId).toEqual(holders[0]?.userId);
      const reading = list.filter(({ entry }) => entry.part !== null).map(({ userId }) => userId);
      expect(new Set(readers(rows).map(({ signUp }) => signUp.userId))).toEqual(new Set(reading));

      // The member's own form.
      const mine = list.find(({ userId }) => userId === member.userId);
      const own = ownSignUp(event, member, attendance);
      expect(own.recordId === null).toBe(mine === undefined);
      expect(own.recordId).toBe(rows.find(({ userId }) => userId === member.userId)?.recordId ?? null);
      expect(own.signUp === null ? [] : [own.signUp]).toMatchObject(mine ? [told(mine.entry)] : []);
    }
  }

  for (let count = 0; count < STEPS; count += 1) {
    const shabbos = comingSaturday(today());
    pass(random.chance(0.02) ? 2 * 24 * 60 : random.below(30));
    if (comingSaturday(today()) !== shabbos) tally.weeks += 1;
    const actor = random.oneOf(USERNAMES);
    await step(actor);
    await reconcile(actor);
    // And what somebody else reads, now and then.
    if (count % 4 === 0) await reconcile(random.oneOf(USERNAMES));
    expect(backend.log.flatMap(({ thrown }) => thrown ?? [])).toEqual([]);
    backend.log.length = 0;
  }

  // Enough of everything has happened for this to mean something.
  expect(tally.added).toBeGreaterThan(150);
  expect(tally.edited).toBeGreaterThan(150);
  expect(tally.withdrawn).toBeGreaterThan(100);
  expect(tally.refused).toBeGreaterThan(20);
  expect(tally.weeks).toBeGreaterThan(5);
}, 60_000);
