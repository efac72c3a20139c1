/** @jest-environment node */
import * as fc from 'fast-check';
import { isPartAvailable, PARTS, readers, readerText } from './baalKorah';
import type { Part } from './signUp';
import { buildSignUp } from './testing/fixtures';

const parts: Part[] = ['full', '1-4', '5-end', '1st', '2nd'];
const unit = '12';
const member = { userId: 7, unit };
const fromOwnUnit = (part: Part | null) => buildSignUp({ unit, part });
const fromOtherUnit = (part: Part | null) => buildSignUp({ unit: '99', part });

/** The expected result, written out independently of the code: which part of another unit blocks which part. */
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
  it.each(parts)('is blocked exactly if the table says so when another unit has %s', (held) => {
    expect(isPartAvailable(part, [fromOtherUnit(held)], member)).toBe(!blocks[part][held]);
  });

  it.each([...parts, null])(
    "ignores the part of the member's own unit, %p, for every set of parts that other units have",
    (ownPart) => {
      for (const others of setsOfOthers) {
        const rows = [...others.map((held) => fromOtherUnit(held)), fromOwnUnit(ownPart)];
        const isBlocked = others.some((held) => blocks[part][held]);
        expect(isPartAvailable(part, rows, member)).toBe(!isBlocked);
      }
    },
  );
});

it.each(parts)('is available to a member whose own sign-up, under another unit, has it: %s', (part) => {
  const own = buildSignUp({ userId: '7', unit: '14B', part: 'full' });
  expect(isPartAvailable(part, [own], member)).toBe(true);
});

describe('isPartAvailable', () => {
  it('blocks the parts of other units only', () => {
    const rows = [fromOtherUnit('1st'), fromOtherUnit('1st'), fromOtherUnit(null), fromOwnUnit('2nd')];
    expect(parts.filter((part) => isPartAvailable(part, rows, member))).toEqual(['2nd']);
    expect(parts.filter((part) => isPartAvailable(part, [], member))).toEqual(parts);
  });

  it('never frees a part when another member signs up', () => {
    const anyRow = fc
      .record({ unit: fc.constantFrom(unit, '1', '2'), part: fc.constantFrom(...parts, null) })
      .map(buildSignUp);
    fc.assert(
      fc.property(fc.array(anyRow), anyRow, fc.constantFrom(...parts), (rows, row, part) => {
        const isFree = isPartAvailable(part, [...rows, row], member);
        expect(isFree && !isPartAvailable(part, rows, member)).toBe(false);
      }),
    );
  });
});

const labelled = (rows: Parameters<typeof readers>[0]) =>
  readers(rows).map(({ part, label, signUp }) => [part, label, signUp.userName]);

describe('readers', () => {
  it('returns an empty list if no one reads', () => {
    expect(readers([])).toEqual([]);
    expect(readers([fromOtherUnit(null)])).toEqual([]);
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

  it('lists a reader without a known part last, without a label', () => {
    const rows = [
      buildSignUp({ userName: 'Dov', baalKorah: true }),
      buildSignUp({ userName: 'Nobody' }),
      buildSignUp({ userName: 'Ezra', part: '2nd' }),
    ];
    expect(labelled(rows)).toEqual([
      ['2nd', '2nd Half', 'Ezra'],
      [null, null, 'Dov'],
    ]);
  });
});

it('blocks no part for a reader of another unit without a known part', () => {
  const rows = [buildSignUp({ unit: '99', baalKorah: true })];
  expect(parts.filter((part) => isPartAvailable(part, rows, member))).toEqual(parts);
});

it('blocks the parts of another member for a member without a unit', () => {
  const rows = [buildSignUp({ unit: '', userId: 8, part: '1-4' })];
  const isFree = (userId: number) => isPartAvailable('1-4', rows, { userId, unit: '' });
  expect([isFree(7), isFree(8)]).toEqual([false, true]);
});

it('the text of a Baal Korah names the part, and any other sign-up has none', () => {
  expect(readerText(buildSignUp({ part: '1-4' }))).toBe("Baal Korah: 1-4 (Till Revi'i)");
  expect(readerText(buildSignUp({ part: 'full' }))).toBe('Baal Korah: Full Parsha');
  expect(readerText(buildSignUp({ baalKorah: true }))).toBe('Baal Korah');
  expect(readerText(buildSignUp())).toBeUndefined();
});
