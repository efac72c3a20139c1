import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { calls } from '../mocks/wire/calls';
import { demoAccounts, demoBypassCode, demoLinks } from '../mocks/data/demoAccounts';
import { FAULT_TEXT, faultKinds } from '../mocks/faults/faults';
import { scenarioNames, scenarios } from '../mocks/scenarios/scenarios';
import { headScript } from '../scripts/vite/prerenderedPages';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** What may be read as a text; the compressed twins of a file hold the same. */
const texts = (folder: string) =>
  filesBelow(folder)
    .filter((file) => /\.(html|js|css|json|svg|txt|md)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Words of the emulation that are no words of the product's. */
const words = [
  'msw',
  'mockServiceWorker',
  'VITE_EMULATED',
  'data-testid',
  'emulated-backend',
  'emulated-situation',
  'QA panel',
  'qa-panel',
  'defaultSessionUserId',
  demoBypassCode,
  FAULT_TEXT,
  ...demoAccounts.flatMap(({ password, what }) => [password, what]),
  ...demoLinks.map((link) => path.basename(link.path)),
  ...scenarioNames.flatMap((name) => (name.includes('-') ? [name] : [])),
  ...scenarioNames.map((name) => scenarios[name].what),
  ...faultKinds.filter((kind) => /[a-z]-/.test(kind)),
  ...Object.keys(calls).filter((name) => name.startsWith('verify') && name.endsWith('Token')),
];

test('the production build holds nothing of the emulation', () => {
  const found = texts('dist').flatMap(({ file, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
  expect(filesBelow('dist').filter((file) => /mock/i.test(file))).toEqual([]);
  expect(texts('dist').length).toBeGreaterThan(10);
});

test('and the same search finds all of it in the build for QA', () => {
  const folder = process.env['QA_DIST'] ?? 'dist-qa';
  expect(existsSync(`${folder}/mockServiceWorker.js`)).toBe(true);
  const all = texts(folder)
    .map(({ text }) => text)
    .join('\n');
  const foreign = new Set(['VITE_EMULATED', 'data-testid']);
  expect(words.filter((word) => !foreign.has(word) && !all.includes(word))).toEqual([]);
});

test('the sample server configuration names the hash of the very script that the pages carry', async () => {
  const hash = createHash('sha256')
    .update(await headScript(process.cwd()))
    .digest('base64');
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(`'sha256-${hash}'`);
  for (const page of ['index', 'about', 'contact', 'privacy-policy', 'app']) {
    const html = readFileSync(`dist/${page}.html`, 'utf8');
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
    expect(createHash('sha256').update(script).digest('base64')).toBe(hash);
  }
});

test('every page knows the files of every part that is fetched when it is asked for', () => {
  const named = filesBelow('src/app')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/lazyWithRetry\(\s*'(\w+)'/g)])
    .map(([, name]) => name ?? '');
  expect(named.toSorted()).toEqual(['BalanceOverlay', 'LaterShabbosDialog', 'SignInAgainDialog']);
  for (const page of readdirSync('dist').filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(path.join('dist', page), 'utf8');
    const list = /<script type="application\/json" id="screen-files">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has written it
    const { parts } = JSON.parse(list) as { parts: Record<string, string[] | undefined> };
    for (const name of named) {
      expect(parts[name]?.some((file) => file.startsWith(`/assets/${name}-`))).toBe(true);
      for (const file of parts[name] ?? []) expect(existsSync(path.join('dist', file))).toBe(true);
    }
  }
});
