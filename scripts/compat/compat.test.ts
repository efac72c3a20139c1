/** @jest-environment node */
import type { Findings } from './browserSupport';
import { apiFindings, syntaxFindings } from './checkScript';
import { styleFindings } from './checkStyle';

const features = (findings: Findings) => [...findings.keys()];

it.each([
  'class A {\n  static {\n    start();\n  }\n}',
  'export const letters = /[\\p{L}--[a-z]]/v;',
  'const price = /(?<=\\$)\\d+/;',
])('reports the syntax of %j', async (code) => {
  expect(features(await syntaxFindings(code))).toEqual([expect.stringMatching(/^syntax: /)]);
});

it('reports no syntax that all browsers have', async () => {
  const code =
    'class A {\n  #x = 1n;\n  static y = (a ??= b?.c) ?? /\\p{L}/u;\n}\nexport const z = await import("./a.js");';
  expect(features(await syntaxFindings(code))).toEqual([]);
});

it.each([
  ['Object.groupBy(rows, unitOf)', ['Object.groupBy']],
  ['window.requestIdleCallback(run)', ['window.requestIdleCallback']],
  ['rows.toSorted().at(-1)', ['.toSorted()']],
  ['new Intl.DurationFormat()', ['Intl.DurationFormat']],
  ['AbortSignal.timeout(5)', ['AbortSignal.timeout']],
  ['structuredClone(Object.hasOwn(rows.findLast(isOwn), "unit"))', []],
  ['const Temporal = own; Temporal.now(); typeof navigation === "object"', []],
])('reports exactly the APIs of %s that a browser lacks', (code, expected) => {
  expect(features(apiFindings(code))).toEqual(expected);
});

it.each([
  ['.form:has(p) { color: red }', [':has']],
  ['.a { .b { color: red } }', ['nested rules']],
  ['p { min-height: 1em; min-height: 1lh }', []],
  ['p { min-height: 1lh }', ['unit lh']],
  // A browser accepts any value with a variable when it parses the value, so it ignores the fallback.
  ['p { color: red; color: color-mix(in srgb, var(--accent), red) }', ['color-mix()']],
  ['@supports (width: 1cqw) { p { width: 1cqw } }', []],
  ['p { -webkit-user-select: none; user-select: none }', []],
  ['p { user-select: none }', ['user-select']],
  ['@media (width >= 30rem) { p { color: red } }', ['@media with a range']],
  ['@container (min-width: 30rem) { p { color: red } }', ['@container']],
])('reports exactly the CSS of %s that a browser lacks', (code, expected) => {
  expect(features(styleFindings(code))).toEqual(expected);
});
