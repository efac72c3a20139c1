/** @jest-environment node */
import { createPseudonyms } from './pseudonyms';

test.each([
  ['hexadecimal', (index: number) => index.toString(16).padStart(24, '0')],
  ['lettered', (index: number) => `rec-${String(index).padStart(8, '0')}`],
])('gives 30,000 %s ids different stand-ins of the same length', (_kind, idAt) => {
  const ids = Array.from({ length: 30_000 }, (_, index) => idAt(index));
  const { id } = createPseudonyms(ids);
  const made = ids.map(id);
  expect(new Set(made).size).toBe(ids.length);
  expect(new Set(made.map(({ length }) => length))).toEqual(new Set([ids[0]?.length]));
});
