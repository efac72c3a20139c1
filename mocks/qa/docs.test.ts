/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { signUpFlagList } from '../data/signUpFields';
import { faultKinds, wordsOfFault } from '../faults/faults';
import { scenarioNames, scenarios } from '../scenarios/scenarios';
import { callNames } from '../wire/calls';
import { quirks } from '../wire/quirks';
import { readLink } from './links/link';
import { linkParameters } from './links/parameters';

const guide = readFileSync('docs/qa.md', 'utf8');
/** Testers write these parameters; the panel writes the others. */
const written = linkParameters.filter((name) => name !== 'made' && name !== 'zone');
const examples = new Map(
  [...guide.matchAll(/^- `(\w+)` \(`(.+?)`\): /gm)].map(([, name = '', text = '']) => [name, text]),
);
const lines = new Set(guide.split('\n'));

test('docs/qa.md lists exactly the parameters that a tester writes', () => {
  expect([...examples.keys()]).toEqual(written);
});

test.each(written)('the example of %s in docs/qa.md changes the situation', (name) => {
  const { situation, problems } = readLink(`?${name}=${encodeURIComponent(examples.get(name) ?? '')}`, 0);
  expect(problems).toEqual([]);
  // `seed=0` is the default, so this link changes nothing.
  expect(situation).not.toEqual(readLink('?seed=0', 0).situation);
});

test('docs/qa.md describes each scenario, failure and quirk, and names each call and flag', () => {
  const expected = [
    ...scenarioNames.map((name) => `- \`${name}\`: ${scenarios[name].description}`),
    ...faultKinds.map((name) => `- \`${name}\`: ${wordsOfFault(name)}`),
    ...Object.entries(quirks).map(([name, description]) => `- \`${name}\`: ${description}`),
  ];
  expect(expected.filter((line) => !lines.has(line))).toEqual([]);
  const names = [...callNames, ...signUpFlagList.flatMap(({ word, field }) => [word, field])];
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('docs/qa.md is at most 12 kB, and its pictures exist', () => {
  expect(Buffer.byteLength(guide)).toBeLessThanOrEqual(12_000);
  for (const [, file = ''] of guide.matchAll(/\]\((qa\/[^)]+)\)/g))
    expect(existsSync(`docs/${file}`)).toBe(true);
});
