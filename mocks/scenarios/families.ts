type Family = readonly [firstName: string, lastName: string, unit: string];

const families: readonly Family[] = [
  ['Yosef', 'Adler', '1'],
  ['Moshe', 'Berkowitz', '3'],
  ['Dovid', 'Cohen', 'Bungalow 14'],
  ['Avrohom', 'Dembitzer', '7'],
  ['Yitzchok', 'Ehrlich', 'Cottage 8'],
  ['Shlomo', 'Feldman', '10'],
  ['Chaim', 'Goldstein', '11'],
  ['Menachem', 'Halberstam', 'Building C-204'],
  ['Eliezer', 'Itzkowitz', '15'],
  ['Naftali', 'Jacobowitz', '17'],
  ['Pinchas', 'Klein', '19'],
  ['Aharon', 'Levi', '20'],
  ['Binyomin', 'Mandelbaum', '22'],
  ['Mordechai', 'Neiman', '23'],
];

/**
 * The neighbours with names chosen by a seed. Seed 0 keeps the names above. Any other seed recombines their first and last
 * names, always in the same way. The units stay the same, because rules depend on them.
 */
export function familiesOf(seed: number): readonly Family[] {
  if (seed === 0) return families;
  return families.map(([, , unit], index) => [...nameOf(seed, index), unit]);
}

/** The first and last name of a generated member. `index` counts from 0. */
export function generatedName(seed: number, index: number): readonly [string, string] {
  if (seed === 0) return ['Neighbour', `Number ${index + 1}`];
  const [firstName, lastName] = nameOf(seed, index);
  return [firstName, `${lastName} ${index + 1}`];
}

function nameOf(seed: number, index: number): readonly [string, string] {
  const number = scramble(seed * 7919 + index);
  const count = families.length;
  const [firstName = ''] = families[number % count] ?? [];
  const [, lastName = ''] = families[Math.floor(number / count) % count] ?? [];
  return [firstName, lastName];
}

/**
 * An integer hash: a small change of the number can change any bit of the result. It is no random generator, because a name must
 * depend on seed and index alone.
 */
function scramble(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
