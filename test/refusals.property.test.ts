/** @jest-environment node */
import { readCommunity } from '@/api/community';
import { readMember } from '@/api/member';
import { readAttendance } from '@/api/readAttendance';
import { ownSignUp, signUpsOf } from '@/domain/attendance';
import { PARTS } from '@/domain/baalKorah';
import { isOutstanding } from '@/domain/balance';
import { cutOffOf } from '@/domain/cutOff';
import { dayOf, toDay, toInstant } from '@/domain/day';
import { type MinyanEvent, upcomingEvents } from '@/domain/event';
import { canPickLaterShabbos } from '@/domain/laterShabbos';
import type { Member } from '@/domain/member';
import { isAcceptablePassword } from '@/domain/password';
import { signUpOptions } from '@/domain/signUpOptions';
import { startDateProblem } from '@/domain/startDate';
import { anyDay } from '@/domain/testing/arbitraries';
import { addDays, comingSaturday } from '@/domain/time';
import * as fc from 'fast-check';
import { createBuilders } from '../mocks/data/builders';
import type { SignUpRecord } from '../mocks/data/db';
import { createTestClient, signUpRequest } from '../mocks/testing/testClient';
import { signUpCutOff } from '../mocks/time/cutOff';
import { instantAt } from '../mocks/time/instantAt';
import { isoTime } from '../mocks/time/isoTime';

// The client and the emulated backend implement the rules of docs/product.md separately. These properties compare the two:
// the backend accepts what the client allows, and refuses what the client forbids.

const ZONE = 'America/New_York';
/** With this seed the backend accepts at least 60 requests in each property, and refuses at least 60. */
const SEED = 5787;
const TUESDAY = '2026-11-10T10:00:00-05:00';
const partNames = PARTS.map(({ part }) => part);

type Client = ReturnType<typeof createTestClient>;

/** Whether the backend accepts a request: true for 200, false for a refusal. Any other answer fails the test. */
async function isAccepted(client: Client, method: string, path: string, body?: object): Promise<boolean> {
  const { status } = await client.sendWrong(method, path, body);
  expect([200, 400, 403, 404, 409]).toContain(status);
  return status === 200;
}

function defined<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The answer cannot be read.');
  return value;
}

describe('sign-ups: the backend', () => {
  type Row = Pick<SignUpRecord, 'peopleCount' | 'reservedMussaf' | 'part'> & { member: number };
  type State = { rows: Row[]; units: string[]; maftirMussafOption: boolean | null; event: number };

  const rows: fc.Arbitrary<Row[]> = fc.uniqueArray(
    fc.record({
      member: fc.nat({ max: 5 }),
      peopleCount: fc.integer({ min: 1, max: 40 }),
      reservedMussaf: fc.boolean(),
      part: fc.constantFrom(null, null, ...partNames),
    }),
    { selector: ({ member }) => member, maxLength: 4 },
  );
  const states: fc.Arbitrary<State> = fc.record({
    rows,
    /** The units of the six members. Two members may have the same unit. */
    units: fc.array(fc.constantFrom('12', '5', ''), { minLength: 6, maxLength: 6 }),
    maftirMussafOption: fc.constantFrom(true, false, null),
    event: fc.nat(),
  });
  const wishes = fc.record({
    men: fc.oneof(fc.integer({ min: -1, max: 42 }), fc.constantFrom(0, 1, 40, 41)),
    reservedMussaf: fc.boolean(),
    part: fc.constantFrom(null, ...partNames),
  });

  const client = createTestClient({ at: TUESDAY, scenario: 'empty', signedInAs: 'demo' });
  const { db } = client.backend;
  const demo = defined(db.members.find(({ username }) => username === 'demo'));
  const members = [
    demo,
    ...db.members.where(({ colonyId, id }) => colonyId === demo.colonyId && id !== demo.id),
  ];

  function listEvents(member: Member): MinyanEvent[] {
    const today = dayOf(toInstant(client.backend.now()), ZONE);
    const later = addDays(comingSaturday(today), 14);
    return [...upcomingEvents(member, today), { kind: 'later', day: later }];
  }

  /** Fills the tables. Returns the own sign-up, the options and the fields of a request for the event that the state chooses. */
  async function fillTables(state: State) {
    db.members.update(() => true, { unit: 'none' });
    for (const [index, unit] of state.units.entries())
      db.members.update(({ id }) => id === members[index]?.id, { unit });
    db.colonies.update(() => true, { maftirMussafOption: state.maftirMussafOption });
    db.signUps.remove(() => true);
    const events = listEvents(defined(readMember(await client.user())));
    const event = defined(events[state.event % events.length]);
    const holidayName = event.kind === 'holiday' ? event.holiday.name : null;
    for (const { member: index, ...fields } of state.rows) {
      const record = createBuilders(client.backend.now()).buildSignUp({
        id: db.nextId('record'),
        userId: defined(members[index]).id,
        day: event.day,
        holidayName,
        timeAdded: 0,
        ...fields,
      });
      db.signUps.insert(record);
    }

    const member = defined(readMember(await client.user()));
    const community = defined(readCommunity(await client.colony()));
    const attendance = defined(readAttendance(await client.minyan()));
    const relisted = defined(listEvents(member)[state.event % events.length]); // A holiday has the sign-up's id now.
    const signUps = signUpsOf(relisted, member, attendance);
    const own = ownSignUp(relisted, member, attendance);
    const options = signUpOptions({
      day: relisted.day,
      member,
      community,
      signUps,
      own,
      recordId: own?.recordId ?? null,
    });
    const request = {
      date: event.day,
      holiday: event.kind === 'holiday',
      holidayName,
      futureShabbos: event.kind === 'later',
    };
    return { own, options, request };
  }

  it('accepts exactly the sign-ups that the client offers', async () => {
    const property = fc.asyncProperty(states, wishes, async (state, { men, reservedMussaf, part }) => {
      const { own, options, request } = await fillTables(state);
      // A member may keep a reservation, even if the community now hides the option.
      const isMaftirAllowed =
        !reservedMussaf || own?.reservedMussaf === true || options.maftir === 'available';
      const isPartAllowed =
        part === null || options.parts.find((option) => option.part === part)?.isAvailable === true;
      const areMenAllowed = men > 0 && men >= options.men.min && men <= options.men.max;
      const accepted = await isAccepted(client, 'POST', '/api/minyan/add', {
        ...signUpRequest(request),
        poeple_count: men,
        reservedMussaf,
        baalKorah: part !== null,
        preparedFor: part,
      });
      expect(accepted).toBe(isMaftirAllowed && isPartAllowed && areMenAllowed);
    });
    await fc.assert(property, { seed: SEED, numRuns: 400 });
  });

  it('accepts a removal exactly where the client offers one', async () => {
    const property = fc.asyncProperty(states, async (state) => {
      const { own, options } = await fillTables(state);
      const recordId = encodeURIComponent(own?.recordId ?? 'none');
      expect(await isAccepted(client, 'DELETE', `/api/minyan/${recordId}`)).toBe(options.men.min === 0);
    });
    await fc.assert(property, { seed: SEED, numRuns: 100 });
  });

  it('accepts as later Shabbosim exactly the days that the date picker offers', async () => {
    db.signUps.remove(() => true);
    const property = fc.asyncProperty(fc.integer({ min: -15, max: 60 }), async (distance) => {
      const today = dayOf(toInstant(client.backend.now()), ZONE);
      const { upcomingShabbos } = defined(readMember(await client.user()));
      const day = addDays(today, distance);
      const request = signUpRequest({ date: day, futureShabbos: true });
      expect(await isAccepted(client, 'POST', '/api/minyan/add', request)).toBe(
        canPickLaterShabbos(day, today, upcomingShabbos),
      );
    });
    await fc.assert(property, { seed: SEED, numRuns: 150 });
  });

  it('gives every day the same cut-off as the client', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(signUpCutOff(day)).toBe(cutOffOf(day, ZONE));
      }),
      { seed: SEED },
    );
  });
});

describe('requests: the backend', () => {
  const client = createTestClient({ at: TUESDAY, scenario: 'empty', signedInAs: 'demo' });
  const winterize = createBuilders(client.backend.now()).buildWinterizeRequest({ ignore_duplicates: true });
  const errors = {
    past: 'Please choose today or a later date.',
    afterLast: 'Requests must be for dates on or before November 15',
  };

  it('refuses a start date exactly when the client does, for the same reason', async () => {
    const distances = fc.oneof(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -2, max: 2 }));
    const times = fc.constantFrom('00:00', '12:00', '23:59');
    const property = fc.asyncProperty(
      anyDay,
      times,
      distances,
      fc.boolean(),
      async (today, time, days, isNovember) => {
        client.moveTo(isoTime(instantAt(today, time, ZONE)));
        const november15 = toDay(`${today.slice(0, 4)}-11-15`);
        const day = addDays(isNovember ? november15 : today, days);
        const { status, answer } = await client.sendWrong('POST', '/api/user/request', {
          ...winterize,
          startDate: day,
        });
        const problem = startDateProblem(day, today);
        expect({ status, answer }).toMatchObject(
          problem === null ? { status: 200 } : { status: 400, answer: { error: errors[problem] } },
        );
      },
    );
    await fc.assert(property, { seed: SEED, numRuns: 400 });
  });

  it('asks for a bypass code exactly when the balance is outstanding', async () => {
    client.moveTo(TUESDAY);
    const amounts = fc.oneof(
      fc.constantFrom(0, -0, 0.01, -0.01),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    const property = fc.asyncProperty(amounts, async (balance) => {
      client.backend.db.members.update(({ username }) => username === 'demo', { balance });
      const request = { ...winterize, startDate: '2026-11-12' };
      expect(await isAccepted(client, 'POST', '/api/user/request', request)).toBe(!isOutstanding(balance));
    });
    await fc.assert(property, { seed: SEED, numRuns: 100 });
  });
});

describe('passwords: the backend', () => {
  it('accepts exactly the passwords that the client accepts', async () => {
    const client = createTestClient({ at: TUESDAY, scenario: 'empty' });
    const { db } = client.backend;
    const characters = fc.constantFrom('a', 'z', 'A', 'Z', '0', '9', ' ', '\n', 'é', 'É', '٣', '😀', '-');
    const texts = fc.oneof(
      fc.string({ unit: characters, minLength: 6, maxLength: 42, size: 'max' }),
      fc.string({ unit: 'binary', maxLength: 45 }),
      // These texts have all three kinds of characters, and lengths around both bounds.
      fc
        .integer({ min: 5, max: 40 })
        .map((length) => `aA0${'x'.repeat(length - 3)}${length % 2 === 0 ? '' : '!'}`),
    );
    const property = fc.asyncProperty(texts, async (password) => {
      const token = db.nextId('reset');
      db.resets.insert({ token, userId: 'member-1', expiresAt: client.backend.now() + 1, usedAt: null });
      const request = { password, password2: password, token };
      const accepted = await isAccepted(client, 'POST', '/api/reset/setNewPass', request);
      expect(accepted).toBe(isAcceptablePassword(password));
    });
    await fc.assert(property, { seed: SEED, numRuns: 500 });
  });
});
