import { expect, test } from '@playwright/test';
import { parse } from 'acorn';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccounts, demoBypassCode, demoLinks, demoPassword } from '../mocks/data/demoAccounts';
import { FAULT_TEXT, faultKinds } from '../mocks/faults/faults';
import { scenarioNames, scenarios } from '../mocks/scenarios/scenarios';
import { readPolicy } from '../mocks/static/contentSecurityPolicy';
import { calls } from '../mocks/wire/calls';
import { quirkNames, quirks } from '../mocks/wire/quirks';
import { hashSource } from '../vite/contentSecurityPolicy';
import { productBuild, qaBuild } from './support/builds';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The text files of a folder. Compressed copies have the same content and are left out. */
const texts = (folder: string) =>
  filesBelow(folder)
    .filter((file) => /\.(html|js|css|json|svg|txt|md)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The pages of the production build. */
const readPages = () =>
  readdirSync(productBuild)
    .filter((file) => file.endsWith('.html'))
    .map((page) => ({ page, html: readFileSync(path.join(productBuild, page), 'utf8') }));

/** Words that occur in the emulated backend, the QA panel or tests, and never in the product. */
const emulationWords = [
  'msw',
  'data-testid',
  'emulated-',
  'QA panel',
  'qa-panel',
  'has-qa-panel',
  '_report',
  'defaultSessionUserId',
  demoBypassCode,
  FAULT_TEXT,
  demoPassword,
  ...demoAccounts.map(({ description }) => description),
  ...demoLinks.map((link) => path.basename(link.path)),
  ...scenarioNames.flatMap((name) => (name.includes('-') ? [name] : [])),
  ...scenarioNames.map((name) => scenarios[name].description),
  ...quirkNames.flatMap((quirk) => [quirk, quirks[quirk]]),
  ...faultKinds.filter((kind) => /[a-z]-/.test(kind)),
  ...Object.keys(calls).filter((name) => name.startsWith('verify') && name.endsWith('Token')),
];

test('the production build contains nothing of the emulated backend', { tag: '@daily' }, () => {
  const found = texts(productBuild).flatMap(({ file, text }) =>
    emulationWords.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
  expect(filesBelow(productBuild).filter((file) => /mock/i.test(file))).toEqual([]);
  expect(texts(productBuild).length).toBeGreaterThan(10);
});

test('the search for emulation words finds each of them in the QA build, except data-testid', () => {
  const all = texts(qaBuild)
    .map(({ text }) => text)
    .join('\n');
  expect(emulationWords.filter((word) => word !== 'data-testid' && !all.includes(word))).toEqual([]);
});

test(
  'the policy of the build allows exactly the inline scripts and styles of its pages',
  { tag: '@daily' },
  () => {
    const policy = readPolicy(productBuild) ?? '';
    const allowed = (directive: string) =>
      new Set(new RegExp(`${directive} ([^;]+)`).exec(policy)?.[1]?.match(/'[^']+'/g) ?? []);
    const pages = readPages();
    expect(pages.length).toBeGreaterThan(5);
    for (const { page, html } of pages) {
      const hashesOf = (tag: string) =>
        [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) =>
          hashSource(text),
        );
      expect(new Set(["'self'", ...hashesOf('script')]), page).toEqual(allowed('script-src'));
      expect(new Set(["'self'", ...hashesOf('style')]), page).toEqual(allowed('style-src'));
      expect(html, page).not.toMatch(/<link[^>]+rel="stylesheet"|<[^>]+\s(?:style|on\w+)="/);
    }
  },
);

test(
  'the first script of every page is ES5, so that a browser of 2015 can read it (rule: outdated-browser)',
  { tag: '@daily' },
  () => {
    for (const { page, html } of readPages()) {
      const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
      expect(script, page).toContain('is-outdated');
      expect(() => parse(script, { ecmaVersion: 5 }), page).not.toThrow();
    }
  },
);

test('every page lists the files of everything that is loaded on demand', { tag: '@daily' }, () => {
  const named = filesBelow('src')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /lazy(?:Part|Component)\(\s*'\w+',\s*\(\) =>\s*import\('([^']+)'/g,
      ),
    ])
    .map(([, module = '']) => path.parse(module).name);
  expect(named.length).toBeGreaterThan(15);
  for (const { html } of readPages()) {
    const list = /<script type="application\/json" id="screen-files">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the build
    const { parts } = JSON.parse(list) as { parts: Record<string, string[] | undefined> };
    for (const name of named) {
      expect(parts[name]?.some((file) => file.startsWith(`/assets/${name}-`))).toBe(true);
      for (const file of parts[name] ?? []) expect(existsSync(path.join(productBuild, file))).toBe(true);
    }
  }
});

/** The names of the packages in the scripts of a build, from its source maps. */
function packagesIn(maps: string): Set<string> {
  const sources = filesBelow(maps).flatMap(
    (file): string[] => JSON.parse(readFileSync(file, 'utf8')).sources,
  );
  return new Set(
    sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []),
  );
}

test(
  'the notices name the source and have the licence of the client and of each package, style and font in the build',
  { tag: '@daily' },
  () => {
    const notices = readFileSync(`${productBuild}/third-party-notices.md`, 'utf8');
    expect(notices).toMatch(/^# This program\n\nIts source is at https:/);
    expect(notices).toContain('GNU GENERAL PUBLIC LICENSE');
    const sections = notices.split(/^## /m).slice(1);
    const namesOf = (pattern: RegExp) =>
      sections.filter((section) => pattern.test(section)).map((section) => section.split(' ')[0]);
    const listed = new Set(namesOf(/^\S+ - /));
    expect(listed).toEqual(packagesIn(`${productBuild}-maps`));
    expect(sections.filter((section) => section.length < 500)).toEqual([]);
    expect(namesOf(/Copyright 2020 Formik[^]*Apache License/)).toEqual(['formik']);
    expect(namesOf(/The Bootstrap Authors/)).toEqual(['bootstrap']);
    const fonts = readdirSync(`${productBuild}/assets`).filter((file) => file.endsWith('.woff2'));
    const families = fonts.map((file) => /^(.+?)-(?:basic|latin|hebrew)-/.exec(file)?.[1]);
    expect(new Set(namesOf(/SIL OPEN FONT LICENSE/))).toEqual(
      new Set(families.map((family) => `@fontsource-variable/${family}`)),
    );
  },
);

test('every page and version.json name the commit and its time', { tag: '@daily' }, () => {
  const { commit, time }: Record<string, string> = JSON.parse(
    readFileSync(`${productBuild}/version.json`, 'utf8'),
  );
  expect(commit).toMatch(/^[0-9a-f]{40}(?:-dirty)?$|^unknown$/);
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$|^unknown$/);
  for (const { page, html } of readPages()) {
    expect(html, page).toContain(`<meta name="version" content="${commit} ${time}">`);
  }
});

test('source maps are next to the production build and not in it', { tag: '@daily' }, () => {
  // The bundler's own runtime has no source.
  const scripts = readdirSync(`${productBuild}/assets`).filter((file) =>
    /^(?!rolldown-runtime).*\.js$/.test(file),
  );
  const maps = readdirSync(`${productBuild}-maps/assets`);
  expect(maps.toSorted()).toEqual(scripts.map((file) => `${file}.map`).toSorted());
  expect(filesBelow(productBuild).filter((file) => /\.map\b/.test(file))).toEqual([]);
  expect(texts(productBuild).filter(({ text }) => text.includes('sourceMappingURL'))).toEqual([]);
});

test('every long script asks Chromium to compile it as a whole in the background', { tag: '@daily' }, () => {
  const scripts = readdirSync(`${productBuild}/assets`).filter((file) => file.endsWith('.js'));
  const withoutHint = scripts.filter((file) => {
    const text = readFileSync(`${productBuild}/assets/${file}`, 'utf8');
    return text.length >= 5_000 && !text.startsWith('//# allFunctionsCalledOnLoad\n');
  });
  expect(withoutHint).toEqual([]);
});

test('a second build of the same sources has the same bytes', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'build-')), path.basename(productBuild));
  const built = (of: string) =>
    Object.fromEntries(
      [of, `${of}-conf`]
        .flatMap(filesBelow)
        .map((file) => [
          path.relative(path.dirname(path.resolve(of)), path.resolve(file)),
          createHash('sha256').update(readFileSync(file)).digest('hex'),
        ]),
    );
  try {
    const vite = 'node_modules/vite/bin/vite.js';
    execFileSync(process.execPath, [vite, 'build', '--outDir', folder], { stdio: 'pipe' });
    expect(built(folder)).toEqual(built(productBuild));
  } finally {
    rmSync(path.dirname(folder), { recursive: true });
  }
});
