/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
const firstsOf = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, one = '']) => one);

const sources = filesIn('src');
/** The ids of all stories, found by regular expression: importing the files would need a browser. */
const stories = sources
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const [title = ''] = firstsOf(file, /title: '([^']+)'/g);
    return firstsOf(file, /^export const (\w+)/gm).map((name) => toId(title, storyNameFromExport(name)));
  });

test('every page to which the Welcome page links is a docs page', () => {
  const docs = filesIn('.storybook').filter((file) => file.endsWith('.mdx'));
  const titles = docs.flatMap((file) => firstsOf(file, /<Meta title="([^"]+)"/g));
  const pages = [...stories, ...titles.map((title) => toId(title, 'docs'))];
  const linked = firstsOf('.storybook/Welcome.mdx', /\?path=\/docs\/([\w-]+)--docs/g);
  expect(linked.length).toBeGreaterThan(3);
  expect(linked.filter((id) => !pages.some((page) => page.startsWith(`${id}--`)))).toEqual([]);
});

// Others are named in e2e/a11y.spec.ts.
const homeStates = ['loading', 'empty', 'one-short-of-a-minyan', 'minyan-reached', 'past-the-cut-off'];
const homeChoices = ['part-taken', 'maftir-taken', 'anonymous', 'request-menu-hidden'];

test.each([
  ...[...homeStates, ...homeChoices].map((state) => `home--${state}`),
  'outstanding-balance--mild',
  'outstanding-balance--blocking',
  'join--link-expired',
])('the important state screens-%s has a story', (state) => {
  expect(stories).toContain(`screens-${state}`);
});

test('every component of src/ui has a stories file next to it', () => {
  const components = sources.filter((file) => /^src\/ui\/.*\/[A-Z]\w+\.tsx$/.test(file));
  const without = components.filter((file) => !sources.includes(file.replace(/\.tsx$/, '.stories.tsx')));
  // These render nothing, or are shown by the stories of another component.
  expect(without.map((file) => path.basename(file, '.tsx')).toSorted()).toEqual([
    'FieldFrame',
    'HelpTooltip',
    'OneClickButton',
    'ScreenHeading',
  ]);
});

test('every story that e2e/a11y.spec.ts leaves to the Storybook tests exists', () => {
  const named = firstsOf('e2e/a11y.spec.ts', /\bstory: '([^']+)'/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((id) => !stories.includes(id))).toEqual([]);
});
