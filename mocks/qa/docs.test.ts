/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { flagsOfSignUp } from '../data/signUpFields';
import { callNames } from '../wire/calls';
import { faultKinds } from '../faults/faults';
import { scenarioNames, scenarios } from '../scenarios/scenarios';
import { quirks } from '../wire/quirks';
import { readLink } from './links/link';
import { linkParameters, MAX_LATENCY, MAX_ROWS, MAX_SEED } from './links/parameters';

const guide = readFileSync('docs/qa.md', 'utf8');
/** The panel writes the others. */
const testersParameters = linkParameters.filter((name) => name !== 'made' && name !== 'zone');

/** The second cell of each table row, by the first cell, if that is a name in backticks. */
const rows = new Map(
  [...guide.matchAll(/^\| `([^`]+)` *\| ([^|]+?) *\|/gm)].map(([, name = '', text = '']) => [name, text]),
);

test.each(scenarioNames)('docs/qa.md describes the scenario %s', (name) => {
  expect(rows.get(name)).toBe(scenarios[name].description);
});

test('docs/qa.md lists exactly the scenarios, parameters, failures and quirks', () => {
  // A set, because 'balance' is both a scenario and a parameter, and 'empty' both a scenario and a failure.
  const names = [...scenarioNames, ...testersParameters, ...faultKinds, ...Object.keys(quirks)];
  expect(new Set(rows.keys())).toEqual(new Set(names));
});

test.each(testersParameters)('the example of %s in docs/qa.md changes the situation', (name) => {
  const cells = new RegExp(`^\\| \`${name}\` *\\| .+? *\\| \`(.+?)\` *\\| .+? *\\|$`, 'm').exec(guide);
  const { situation, problems } = readLink(`?${name}=${encodeURIComponent(cells?.[1] ?? '')}`, 0);
  expect(problems).toEqual([]);
  expect(situation).not.toEqual(readLink('?seed=0', 0).situation);
});

/** The cells of the column 'By default' that hold a value, and not the name of another parameter. */
const defaults = [...guide.matchAll(/^\| `(\w+)` .*\| `(\w+)` *\|$/gm)]
  .map(([, name = '', value = '']) => [name, value] as const)
  .filter(([, value]) => linkParameters.every((other) => other !== value));

test.each(defaults)('without %s a link is like one with the default of docs/qa.md, %s', (name, value) => {
  expect(readLink(`?seed=0&${name}=${value}`, 0).situation).toEqual(readLink('?seed=0', 0).situation);
});

test.each([
  ['seed', MAX_SEED],
  ['latency', MAX_LATENCY],
  ['rows', MAX_ROWS],
])('docs/qa.md says the largest value of %s', (name, max) => {
  expect(rows.get(name)).toContain(`0 to ${max}`);
});

test.each(Object.entries(quirks))('docs/qa.md describes the quirk %s', (name, description) => {
  expect(rows.get(name)).toBe(description);
});

test('docs/qa.md names every call', () => {
  expect(callNames.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('docs/qa.md names every flag of a neighbour', () => {
  expect(flagsOfSignUp.filter(({ word }) => !guide.includes(`\`${word}\``))).toEqual([]);
});

test('the pictures of docs/qa.md exist and are smaller than 150 kB', () => {
  const pictures = [...guide.matchAll(/\]\((qa\/[^)]+)\)/g)].map(([, file = '']) => file);
  expect(pictures.length).toBeGreaterThan(0);
  for (const file of pictures) expect(readFileSync(`docs/${file}`).length).toBeLessThan(150_000);
});
