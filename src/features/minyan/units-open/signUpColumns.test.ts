/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { signUpColumns } from './signUpColumns';

// 'Coming' gets the width that the other columns leave.
const sized = signUpColumns('Thursday').flatMap(({ name }) => (name === 'coming' ? [] : [name]));

it("every column but 'Coming' has a width in _table.scss on a desktop, on a tablet and on paper", () => {
  const styles = readFileSync('src/features/minyan/units-open/_table.scss', 'utf8');
  const widths = [...styles.matchAll(/@include columns\(([^;]*)\);/g)].map(([, map = '']) =>
    [...map.matchAll(/'([\w-]+)':/g)].map(([, name]) => name),
  );
  expect(widths).toEqual([sized, sized, sized]);
});
