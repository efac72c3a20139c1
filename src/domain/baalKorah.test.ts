/** @jest-environment node */
import * as fc from 'fast-check';
import type { Part } from './signUp';
import { isAnyPartAvailable, isPartAvailable, PARTS, readers, takenParts } from './baalKorah';
import { buildSignUp } from './testing/fixtures';

const parts: Part[] = ['full', '1-4', '5-end', '1st', '2nd'];
const own = '12';
const mine = (part: Part | null) => buildSignUp({ unit: own, part });
const theirs = (part: Part | null, unit = '99') => buildSignUp({ unit, part });

/** The specification's list, section 5, written down once more: by choice, what another unit's hold of it blocks. */
const blocks: Record<Part, Record<Part, boolean>> = {
  full: { full: true, '1-4': true, '5-end': true, '1st': true, '2nd': true },
  '1-4': { full: true, '1-4': true, '5-end': false, '1st': true, '2nd': true },
  '5-end': { full: true, '1-4': false, '5-end': true, '1st': true, '2nd': true },
  '1st': { full: true, '1-4': true, '5-end': true, '1st': true, '2nd': false },
  '2nd': { full: true, '1-4': true, '5-end': true, '1st': false, '2nd': true },
};

const setsOfOthers = Array.from({ length: 2 ** parts.length }, (_, bits) =>
  // Each bit says whether the part of its place is in the set.
  parts.filter((_part, place) => (bits >> place) % 2 === 1),
);

it('offers the parts in order, by the labels of the form', () => {
  expect(PARTS).toEqual([
    { part: 'full', label: 'Full Parsha' },
    { part: '1-4', label: "1-4 (Till Revi'i)" },
    { part: '5-end', label: '5-end (From Chamishi)' },
    { part: '1st', label: '1st Half' },
    { part: '2nd', label: '2nd Half' },
  ]);
});

describe.each(parts)('the part %s', (part) => {
  it.each(parts)('against another unit with %s', (held) => {
    expect(isPartAvailable(part, [theirs(held)], own)).toBe(!blocks[part][held]);
  });

  it.each([...parts, null])(
    'is as free with an own record of %p as without, whoever else reads',
    (ownPart) => {
      for (const others of setsOfOthers) {
        const rows = [...others.map((held) => theirs(held)), mine(ownPart)];
        const isBlocked = others.some((held) => blocks[part][held]);
        expect(isPartAvailable(part, rows, own)).toBe(!isBlocked);
      }
    },
  );
});

describe('any part', () => {
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
  ])('beside %p is left: %p', (others, isLeft) => {
    const rows = others.map((part, index) => theirs(part, `9${index}`));
    expect(isAnyPartAvailable(rows, own)).toBe(isLeft);
  });
});

describe('takenParts', () => {
  it('knows the parts of other units, not its own and not the rows that read nothing', () => {
    expect(takenParts([theirs('1st'), theirs('1st'), theirs(null), mine('2nd')], own)).toEqual(
      new Set(['1st']),
    );
    expect(takenParts([], own)).toEqual(new Set());
  });

  it('never says less when more sign up', () => {
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
  it('are none where nobody reads', () => {
    expect(readers([])).toEqual([]);
    expect(readers([theirs(null)])).toEqual([]);
  });

  it('read the whole as its two parts', () => {
    expect(labelled([buildSignUp({ userName: 'Dov', part: 'full' })])).toEqual([
      ['1-4', "1-4 (Till Revi'i)", 'Dov'],
      ['5-end', '5-end (From Chamishi)', 'Dov'],
    ]);
  });

  it('stand in the order of the parts, two of one part in the order of the rows', () => {
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
