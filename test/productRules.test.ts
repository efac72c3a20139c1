/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether the text is the parameter of a function, as in '(rule: string, file: string)', and no citation. */
const isParameter = (list: string) => /^(?:[A-Z]\w*|string\b)/.test(list);

/** All names that a text cites, as in '(rule: sign-up-cut-off)' and '(rules: own-record, another-unit)'. */
function citedRules(text: string): string[] {
  // A citation may be wrapped. The mark at the start of a comment or quotation line is no part of it.
  const line = text.replaceAll(/\s*\n\s*(?:(?:\*(?!\/)|\/\/+|#+|>)\s+)?/g, ' ');
  return [...line.matchAll(/\(rules?: ([^()]*)\)/g)]
    .map(([, list = '']) => list)
    .filter((list) => !isParameter(list))
    .flatMap((list) => list.split(',').map((name) => name.trim()));
}

const FOLDERS = ['src', 'mocks', 'vite', '.storybook', 'test', 'e2e', 'scripts', 'docs', 'deploy'];
/** This file is not searched, because it cites rules that do not exist. */
const THIS_TEST = path.join('test', 'productRules.test.ts');

const filesIn = (folder: string, recursive: boolean) =>
  readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const texts = [...filesIn('.', false), ...FOLDERS.flatMap((folder) => filesIn(folder, true))]
  .filter((file) => /\.(?:[cm]?[jt]sx?|json|md|mdx|scss|css|html|ya?ml|conf)$/.test(file))
  .filter((file) => file !== THIS_TEST && file !== 'package-lock.json')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const names = [...readFileSync('docs/product.md', 'utf8').matchAll(/^### (.*)$/gm)].map(
  ([, name = '']) => name,
);
const unknownRules = (text: string) => citedRules(text).filter((name) => !names.includes(name));

test('docs/product.md names every rule once, in kebab-case', () => {
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(name))).toEqual([]);
});

test('every cited rule exists', () => {
  expect(texts.flatMap(({ text }) => citedRules(text))).toContain('sign-up-cut-off');
  expect(texts.flatMap(({ file, text }) => unknownRules(text).map((name) => `${file}: ${name}`))).toEqual([]);
});

test.each([
  ['/**\n * Of the own unit (rules: own-record,\n * no-such-rule).\n */', ['no-such-rule']],
  ['  // Late (rule:\n  // no-such-rule).', ['no-such-rule']],
  ["it('accepts a late sign-up (rule: signUpCutOff)')", ['signUpCutOff']],
  ['// Late sign-ups are allowed (rule: sign-up-cut-off).', []],
  ['function check(rule: string, file: string) {}', []],
])('finds the unknown names in %j', (text, unknown) => {
  expect(unknownRules(text)).toEqual(unknown);
});
