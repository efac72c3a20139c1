/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The names of all rules in the text of `docs/product.md`, in order. A repeated name is repeated. */
function ruleNames(page: string): string[] {
  return [...page.matchAll(/^### (.*)$/gm)].map(([, name = '']) => name.trim());
}

/** All names that a file cites, as in '(rule: sign-up-cut-off)' and '(rules: own-record, another-unit)'. */
function citedRules(source: string): string[] {
  return [...onOneLine(source).matchAll(/\(rules?: ([^()]*)\)/g)]
    .map(([, list = '']) => list)
    .filter((list) => !isParameter(list))
    .flatMap((list) => list.split(',').map((name) => name.trim()));
}

/** Joins the lines of comments and paragraphs, because a citation may be wrapped. */
function onOneLine(source: string): string {
  return source.replaceAll(/\s*\n\s*(?:(?:\*(?!\/)|\/\/+|#+|>)\s+)?/g, ' ');
}

/** Whether the text is the parameter of a function, as in '(rule: string, file: string)', and no citation. */
function isParameter(list: string): boolean {
  return /^(?:[A-Z]\w*|string\b)/.test(list);
}

const FOLDERS = ['src', 'mocks', 'vite', '.storybook', 'test', 'e2e', 'scripts', 'docs', 'deploy'];

/** Not searched, because this test cites rules that do not exist. */
const THIS_TEST = path.join('test', 'productRules.test.ts');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const rootFiles = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
  .map((entry) => entry.name);

const texts = [...rootFiles, ...FOLDERS.flatMap(filesIn)]
  .filter((file) => /\.(?:[cm]?[jt]sx?|json|md|mdx|scss|css|html|ya?ml|conf)$/.test(file))
  .filter((file) => file !== THIS_TEST)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const names = ruleNames(readFileSync('docs/product.md', 'utf8'));

function unknownRules(text: string): string[] {
  return citedRules(text).filter((name) => !names.includes(name));
}

/** Every match of `find` in all files, as 'file: match'. */
function findInAll(find: (text: string) => string[]): string[] {
  return texts.flatMap(({ file, text }) => find(text).map((found) => `${file}: ${found}`));
}

test('docs/product.md names every rule once, in kebab-case', () => {
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(name))).toEqual([]);
});

test('every cited rule exists', () => {
  expect(findInAll(citedRules)).toContain('docs/product.md: sign-up-cut-off');
  expect(findInAll(unknownRules)).toEqual([]);
});

test('ruleNames returns a name once for each heading, so that duplicates are found', () => {
  expect(ruleNames('### one-rule\n\nText.\n\n### another-rule\n\n### one-rule\n')).toEqual([
    'one-rule',
    'another-rule',
    'one-rule',
  ]);
});

describe('the search for citations', () => {
  it.each([
    ['// Late sign-ups are allowed (rule: no-such-rule).', ['no-such-rule']],
    ['/** Of the own unit (rules: own-record, no-such-rule). */', ['no-such-rule']],
    ['/**\n * Of the own unit (rules: own-record,\n * no-such-rule).\n */', ['no-such-rule']],
    ['  // Late (rule:\n  // no-such-rule).', ['no-such-rule']],
    ["it('accepts a late sign-up (rule: signUpCutOff)')", ['signUpCutOff']],
    ['// Late sign-ups are allowed (rule: sign-up-cut-off).', []],
  ])('reports the unknown names in %j', (text, unknown) => {
    expect(unknownRules(text)).toEqual(unknown);
  });

  it.each(['function check(rule: string, file: string) {}', 'const texts = (rules: CSSRuleList) => [];'])(
    'ignores the parameter in %j',
    (text) => {
      expect(citedRules(text)).toEqual([]);
    },
  );
});
