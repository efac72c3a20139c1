/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { signUpColumns } from './signUpColumns';

// 'Coming' gets the width that the others leave.
const sized = signUpColumns('Thursday').flatMap(({ name }) => (name === 'coming' ? [] : [name]));

it('has columns that _table.scss gives a width on a desktop, on a tablet and on paper', () => {
  const styles = readFileSync('src/features/minyan/units-open/_table.scss', 'utf8');
  const widths = [...styles.matchAll(/@include columns\(([^;]*)\);/g)].map(([, map = '']) =>
    [...map.matchAll(/'([\w-]+)':/g)].map(([, name]) => name),
  );
  expect(widths).toEqual([sized, sized, sized]);
});
