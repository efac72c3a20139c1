/** @jest-environment node */
import * as fc from 'fast-check';
import type { Part } from './signUp';
import { isAnyPartAvailable, isPartAvailable, PARTS, readers, takenParts } from './baalKorah';
import { buildSignUp } from './testing/fixtures';

const parts: Part[] = ['full', '1-4', '5-end', '1st', '2nd'];
const own = '12';
const mine = (part: Part | null) => buildSignUp({ unit: own, part });
const theirs = (part: Part | null, unit = '99') => buildSignUp({ unit, part });

/** The expected answers, independent of the code: for each part, which parts of another unit block it. */
const blocks: Record<Part, Record<Part, boolean>> = {
  full: { full: true, '1-4': true, '5-end': true, '1st': true, '2nd': true },
  '1-4': { full: true, '1-4': true, '5-end': false, '1st': true, '2nd': true },
  '5-end': { full: true, '1-4': false, '5-end': true, '1st': true, '2nd': true },
  '1st': { full: true, '1-4': true, '5-end': true, '1st': true, '2nd': false },
  '2nd': { full: true, '1-4': true, '5-end': true, '1st': false, '2nd': true },
};

const setsOfOthers = Array.from({ length: 2 ** parts.length }, (_, bits) =>
  // Bit n says whether part n is in the set.
  parts.filter((_part, index) => (bits >> index) % 2 === 1),
);

it('lists the parts with the labels of the form, in its order', () => {
  expect(PARTS).toEqual([
    { part: 'full', label: 'Full Parsha' },
    { part: '1-4', label: "1-4 (Till Revi'i)" },
    { part: '5-end', label: '5-end (From Chamishi)' },
    { part: '1st', label: '1st Half' },
    { part: '2nd', label: '2nd Half' },
  ]);
});

describe.each(parts)('the part %s', (part) => {
  it.each(parts)('is blocked or free as in the list when another unit has %s', (held) => {
    expect(isPartAvailable(part, [theirs(held)], own)).toBe(!blocks[part][held]);
  });

  it.each([...parts, null])(
    "ignores the member's own part, %p, whatever parts other units have",
    (ownPart) => {
      for (const others of setsOfOthers) {
        const rows = [...others.map((held) => theirs(held)), mine(ownPart)];
        const isBlocked = others.some((held) => blocks[part][held]);
        expect(isPartAvailable(part, rows, own)).toBe(!isBlocked);
      }
    },
  );
});

describe('isAnyPartAvailable', () => {
  it.each<[Part[], boolean]>([
    [[], true],
    [['1-4'], true],
    [['5-end'], true],
    [['1st'], true],
    [['2nd'], true],
    [['full'], false],
    [['1-4', '5-end'], false],
    [['1st', '2nd'], false],
    [['1-4', '1st'], false],
  ])('when other units have %p, is %p', (others, isLeft) => {
    const rows = others.map((part, index) => theirs(part, `9${index}`));
    expect(isAnyPartAvailable(rows, own)).toBe(isLeft);
  });
});

describe('takenParts', () => {
  it('returns the parts of other units only', () => {
    expect(takenParts([theirs('1st'), theirs('1st'), theirs(null), mine('2nd')], own)).toEqual(
      new Set(['1st']),
    );
    expect(takenParts([], own)).toEqual(new Set());
  });

  it('never frees a part when another member signs up', () => {
    const anyRow = fc
      .record({ unit: fc.constantFrom(own, '1', '2'), part: fc.constantFrom(...parts, null) })
      .map(buildSignUp);
    fc.assert(
      fc.property(fc.array(anyRow), anyRow, fc.constantFrom(...parts), (rows, row, part) => {
        const free = isPartAvailable(part, [...rows, row], own);
        expect(free && !isPartAvailable(part, rows, own)).toBe(false);
      }),
    );
  });
});

const labelled = (rows: Parameters<typeof readers>[0]) =>
  readers(rows).map(({ part, label, signUp }) => [part, label, signUp.userName]);

describe('readers', () => {
  it('returns an empty list if no one reads', () => {
    expect(readers([])).toEqual([]);
    expect(readers([theirs(null)])).toEqual([]);
  });

  it('lists a reader of the full Parsha for both of its parts', () => {
    expect(labelled([buildSignUp({ userName: 'Dov', part: 'full' })])).toEqual([
      ['1-4', "1-4 (Till Revi'i)", 'Dov'],
      ['5-end', '5-end (From Chamishi)', 'Dov'],
    ]);
  });

  it('sorts readers by part, and readers of one part in the order of the sign-ups', () => {
    const rows = [
      buildSignUp({ userName: 'Ezra', part: '2nd' }),
      buildSignUp({ userName: 'Chaim', part: '1st' }),
      buildSignUp({ userName: 'Baruch', part: '5-end' }),
      buildSignUp({ userName: 'Nobody' }),
      buildSignUp({ userName: 'Aron', part: '1-4' }),
      buildSignUp({ userName: 'Asher', part: '1-4' }),
    ];
    expect(labelled(rows)).toEqual([
      ['1-4', "1-4 (Till Revi'i)", 'Aron'],
      ['1-4', "1-4 (Till Revi'i)", 'Asher'],
      ['5-end', '5-end (From Chamishi)', 'Baruch'],
      ['1st', '1st Half', 'Chaim'],
      ['2nd', '2nd Half', 'Ezra'],
    ]);
  });
});
