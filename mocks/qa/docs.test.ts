/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { callNames } from '../wire/calls';
import { faultKinds } from '../faults/faults';
import { scenarioNames, scenarios } from '../scenarios/scenarios';
import { linkParameters } from './readLink';

const guide = readFileSync('docs/qa.md', 'utf8');
/** The first two cells of each row of a table that begins with a name in code marks. */
const rows = new Map(
  [...guide.matchAll(/^\| `([^`]+)` *\| ([^|]+?) *\|/gm)].map(([, name = '', text = '']) => [name, text]),
);

test.each(scenarioNames)('docs/qa.md describes the scenario %s', (name) => {
  expect(rows.get(name)).toBe(scenarios[name].what);
});

test('docs/qa.md lists exactly the parameters and failures', () => {
  // 'balance' is also a scenario, and 'empty' is both a scenario and a failure.
  expect(new Set(rows.keys())).toEqual(new Set([...scenarioNames, ...linkParameters, ...faultKinds]));
});

test('docs/qa.md names every call', () => {
  expect(callNames.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('the pictures of docs/qa.md exist', () => {
  const pictures = [...guide.matchAll(/\]\((qa\/[^)]+)\)/g)].map(([, file = '']) => file);
  expect(pictures.length).toBeGreaterThan(0);
  for (const file of pictures) expect(readFileSync(`docs/${file}`).length).toBeLessThan(150_000);
});
