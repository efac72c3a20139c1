/** @jest-environment node */
import { isPartAvailable, PARTS, readers, readerText } from './baalKorah';
import type { Part } from './signUp';
import { buildSignUp } from './testing/fixtures';

const parts: Part[] = ['full', '1-4', '5-end', '1st', '2nd'];
const unit = '12';
const member = { userId: 7, unit };

it('lists the parts with the labels of the form, in its order', () => {
  expect(PARTS).toEqual([
    { part: 'full', label: 'Full Parsha' },
    { part: '1-4', label: "1-4 (Till Revi'i)" },
    { part: '5-end', label: '5-end (From Chamishi)' },
    { part: '1st', label: '1st Half' },
    { part: '2nd', label: '2nd Half' },
  ]);
});

/** The parts that remain, keyed by the part that another unit has. Written out independently of the code. */
const left: Record<Part, Part[]> = {
  full: [],
  '1-4': ['5-end'],
  '5-end': ['1-4'],
  '1st': ['2nd'],
  '2nd': ['1st'],
};

const setsOfOthers = Array.from({ length: 2 ** parts.length }, (_, bits) =>
  // Bit n of the number tells whether part n is in the set.
  parts.filter((_part, index) => (bits >> index) % 2 === 1),
);

it.each([...parts, null])('makes available what other units leave, if the own part is %p', (ownPart) => {
  for (const others of setsOfOthers) {
    const rows = [
      ...others.map((part) => buildSignUp({ unit: '99', part })),
      buildSignUp({ unit, part: ownPart }),
    ];
    const available = parts.filter((part) => isPartAvailable(part, rows, member));
    expect(available).toEqual(parts.filter((part) => others.every((held) => left[held].includes(part))));
  }
});

it.each([
  ["the member's own sign-up under another unit", { userId: '7', unit: '14B', part: 'full' as const }, parts],
  ['a reader of another unit without a known part', { unit: '99', baalKorah: true }, parts],
])('blocks no part for %s', (_, signUp, available) => {
  expect(parts.filter((part) => isPartAvailable(part, [buildSignUp(signUp)], member))).toEqual(available);
});

it('blocks the parts of another member for a member without a unit', () => {
  const rows = [buildSignUp({ unit: '', userId: 8, part: '1-4' })];
  const isFree = (userId: number) => isPartAvailable('1-4', rows, { userId, unit: '' });
  expect([isFree(7), isFree(8)]).toEqual([false, true]);
});

const [fromStart, toEnd, firstHalf, secondHalf] = PARTS.slice(1).map(({ part, label }) => [part, label]);
const reads = (userName: string, part: Part | null) => buildSignUp({ userName, part });

it.each([
  ['nobody without sign-ups', [], []],
  ['nobody without a reader', [reads('Nobody', null)], []],
  [
    'a reader of the full Parsha for both of its parts',
    [reads('Dov', 'full')],
    [
      [fromStart, 'Dov'],
      [toEnd, 'Dov'],
    ],
  ],
  [
    'readers by part, those of one part in the order of the sign-ups, and one without a known part last',
    [
      buildSignUp({ userName: 'Dov', baalKorah: true }),
      reads('Ezra', '2nd'),
      reads('Chaim', '1st'),
      reads('Baruch', '5-end'),
      reads('Nobody', null),
      reads('Aron', '1-4'),
      reads('Asher', '1-4'),
    ],
    [
      [fromStart, 'Aron'],
      [fromStart, 'Asher'],
      [toEnd, 'Baruch'],
      [firstHalf, 'Chaim'],
      [secondHalf, 'Ezra'],
      [[null, null], 'Dov'],
    ],
  ],
])('readers lists %s', (_, signUps, listed) => {
  expect(readers(signUps).map(({ part, label, signUp }) => [[part, label], signUp.userName])).toEqual(listed);
});

it.each([
  [{ part: '1-4' as const }, "Baal Korah: 1-4 (Till Revi'i)"],
  [{ part: 'full' as const }, 'Baal Korah: Full Parsha'],
  [{ baalKorah: true }, 'Baal Korah'],
  [{}, undefined],
])('the text of a sign-up with %j is %p', (fields, text) => {
  expect(readerText(buildSignUp(fields))).toBe(text);
});
