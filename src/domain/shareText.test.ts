/** @jest-environment node */
import { toDay } from './day';
import { shareText } from './shareText';
import { buildHoliday, buildSignUp } from './testing/fixtures';

const ADDRESS = 'https://portal.example.com/';
const VAYETZEI = { kind: 'shabbos', day: toDay('2026-11-21') } as const;

const textFor = (...counts: number[]) =>
  shareText(
    VAYETZEI,
    counts.map((peopleCount, index) => buildSignUp({ peopleCount, onlyIfMinyan: index > 0 })),
    ADDRESS,
  );

test.each([
  [[], '0 are coming, 10 more make a minyan.'],
  [[1], '1 is coming, 9 more make a minyan.'],
  [[8], '8 are coming, 2 more make a minyan.'],
  [[5, 3], '8 are coming, 2 more make a minyan.'],
  [[9], '9 are coming, 1 more makes a minyan.'],
  [[10], 'There is a minyan.'],
  [[8, 2], 'There is a minyan.'],
])('with %j the message says: %s', (counts, state) => {
  expect(textFor(...counts)).toBe(`Shabbos Parshas Vayetzei, Nov 21: ${state} Sign up: ${ADDRESS}`);
});

test('names a holiday as its card does', () => {
  const holiday = buildHoliday({ displayName: 'Rosh Hashana, 1st day', day: toDay('2026-09-12') });
  expect(shareText({ kind: 'holiday', day: holiday.day, holiday }, [], ADDRESS)).toBe(
    `Rosh Hashana, 1st day, Sep 12: 0 are coming, 10 more make a minyan. Sign up: ${ADDRESS}`,
  );
});

test('contains no name and no unit', () => {
  const signUp = buildSignUp({ userName: 'Moshe Berkowitz', unit: '12B' });
  expect(shareText(VAYETZEI, [signUp], ADDRESS)).not.toMatch(/Moshe|Berkowitz|12B/);
});
