/** @jest-environment node */
import { readCommunity } from '@/api/community';
import { readMember } from '@/api/member';
import { readAttendance } from '@/api/readAttendance';
import type { SignUp } from '@/domain/signUp';
import { type Backend, createBackend } from '../../../mocks/backend';
import { parseScenarioFile, recordedAtOf } from '../../../mocks/recorded/scenarioFile';
import { toHar } from '../../../mocks/recorded/toHar';
import { fixedNowOf, type ScenarioName, scenarioNames, scenarios } from '../../../mocks/scenarios/scenarios';
import { BASE_URL } from '../../../mocks/wire/baseUrl';
import { parsed } from '../contract/judgeBody';
import { fetchFrom } from '../contract/testing';
import { leavesOf } from '../har/leaves';
import { parseHar } from '../har/readHar';
import { recordedCalls } from '../har/recordedCalls';
import { convertRecording } from './convertRecording';

/** The fields of the wire with personal values. */
const PERSONAL = /^(?:user_id|first_name|last_name|email|phone|user_name|unit|_id|rocordId|content|title)$/;

/** The different personal texts of some answers. */
function personalTexts(answers: readonly string[]): string[] {
  const texts = leavesOf(answers.map(parsed)).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && PERSONAL.test(name) ? [value] : [],
  );
  return [...new Set(texts)];
}

const TUESDAY = Date.parse('2026-08-11T10:00:00-04:00');

const READS = ['/api/user', '/api/colony', '/api/minyan'] as const;

/** The answers to the reads of the member 'demo', or of nobody. */
async function read(backend: Backend, send: typeof fetch, isSignedIn: boolean): Promise<string[]> {
  const headers = new Headers(isSignedIn ? { Cookie: `session=${backend.signIn('demo')}` } : {});
  const texts = [];
  for (const path of READS) {
    const answer = await send(`${BASE_URL}${path}?_=${backend.now()}`, { headers });
    texts.push(await answer.text());
  }
  return texts;
}

async function convert(scenario: ScenarioName) {
  const at = fixedNowOf(scenario) ?? TUESDAY;
  const isSignedIn = !scenarios[scenario].isSignedOut;
  const original = createBackend({ scenario, now: () => at });
  const send = fetchFrom(original);
  const before = await read(original, send, isSignedIn);
  for (const link of ['reset/tekenVerify/reset-valid', 'join/tekenVerify/join-used'])
    await send(`${BASE_URL}/api/${link}`);
  const har = toHar(original.log, { origin: BASE_URL, version: '1', browser: 'test' });
  const { calls } = recordedCalls(parseHar(JSON.stringify(har)));
  const { file } = await convertRecording(calls, 'a recording');
  const text = JSON.stringify(file);
  const now = recordedAtOf(file);
  const replayed = createBackend({ scenario: 'typical', now: () => now, file: parseScenarioFile(text) });
  return { at, file, text, before, replayed, after: await read(replayed, fetchFrom(replayed), isSignedIn) };
}

/** Replaces equal values by equal numbers, so that only the pattern of equal values is compared. */
function createNumbers() {
  const seen: string[] = [];
  return (value: string) => {
    if (value !== '' && !seen.includes(value)) seen.push(value);
    return seen.indexOf(value);
  };
}

/** What the client reads, without personal values. */
async function stateOf([user, colony, minyan]: readonly string[]) {
  const member = readMember(parsed(user ?? ''));
  const community = readCommunity(parsed(colony ?? ''));
  const records = readAttendance(parsed(minyan ?? ''));
  const [name, unit, title] = [createNumbers(), createNumbers(), createNumbers()];
  const row = (one: SignUp) => ({
    ...one,
    recordId: one.recordId === null,
    userId: String(one.userId) === String(member?.userId),
    userName: name(one.userName),
    unit: unit(one.unit),
  });
  return {
    member: member && {
      days: [
        member.upcomingShabbos,
        ...member.upcomingHolidays.map(({ day, emoji }) => [day, isEmoji(emoji) ? emoji : emoji !== null]),
      ],
      settings: [member.notifications, member.notificationMethod, member.balance > 0, member.phone === ''],
      titles: member.upcomingHolidays.map(({ displayName }) => title(displayName)),
      unit: unit(member.unit),
      later: member.futureSignUps.map(row),
    },
    community: community && {
      ...community,
      name: null,
      email: community.email === null,
      place: community.place === null,
      policies: lineCounts(community.policies),
      notes: lineCounts(community.notes),
    },
    records: records && {
      shabbos: records.upcomingShabbos.map(row),
      holidays: records.upcomingHolidays.map((group) => [title(group.title), group.signUps.map(row)]),
      later: records.futureShabbos.map(({ day, signUps }) => [day, signUps.map(row)]),
    },
  };
}

const isEmoji = (text: string | null) => text !== null && /^\P{L}+$/u.test(text);
const lineCounts = (texts: readonly { content: string }[]) =>
  texts.map(({ content }) => content.split('\n').length);

test.each(scenarioNames.filter((name) => scenarios[name].file === undefined))(
  '%s keeps its state and times, and loses every personal value',
  async (scenario) => {
    const { at, file, text, before, after } = await convert(scenario);
    expect(Math.abs(recordedAtOf(file) - at)).toBeLessThan(10_000);
    expect(await stateOf(after)).toEqual(await stateOf(before));
    const values = new Set(personalTexts(after));
    // Shorter texts, such as a unit '4', occur in any file.
    const isInFile = (value: string) => value.length > 3 && text.includes(JSON.stringify(value));
    expect(personalTexts(before).filter((value) => values.has(value) || isInFile(value))).toEqual([]);
  },
);

test('keeps valid and expired links, under other tokens', async () => {
  const { file, replayed } = await convert('signed-out');
  expect(file.signedInAs).toBeNull();
  expect(file.links).toEqual([
    expect.stringMatching(/^\/reset\/\w{5}-\w{5}$/),
    expect.stringMatching(/^\/join\/\w{4}-\w{4}$/),
  ]);
  const [reset = '', join = ''] = file.links.map((link) => link.split('/').at(-1));
  const send = fetchFrom(replayed);
  expect((await send(`${BASE_URL}/api/reset/tekenVerify/${reset}`)).status).toBe(200);
  expect((await send(`${BASE_URL}/api/join/tekenVerify/${join}`)).status).toBe(400);
});

test('moves the Shabbos and its sign-ups by whole weeks when built for another week', async () => {
  const { file } = await convert('nine');
  const now = TUESDAY + 16 * 24 * 60 * 60 * 1000;
  const backend = createBackend({ scenario: 'typical', now: () => now, file });
  const { member, records } = await stateOf(await read(backend, fetchFrom(backend), true));
  expect(member?.days[0]).toBe('2026-08-29');
  expect(records?.shabbos).toHaveLength(3);
});

const COMMAND = 'npx tsx scripts/real-backend/scenario.ts';

test.each([
  ['nonsense', 'not JSON'],
  ['{"log":{"entries":[]}}', `This is a HAR recording. Make a scenario of it with: ${COMMAND} --har FILE`],
  ['{"format":"x"}', 'This is no scenario file.'],
  ['{"format":"dependable-portal-scenario","version":2}', 'has version 2. Version 1 can be read.'],
  ['{"format":"dependable-portal-scenario","version":1}', 'its head is incomplete'],
])('refuses the file %s with a reason', (text, reason) => {
  expect(() => parseScenarioFile(text)).toThrow(reason);
});

test('refuses a scenario file with a damaged row', async () => {
  const damaged = (await convert('nine')).text.replace(/"peopleCount":\d/, '"peopleCount":"1"');
  expect(() => parseScenarioFile(damaged)).toThrow('its signUps cannot be read');
});
