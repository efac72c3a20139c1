/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** The story ids of a file, found by regular expression: importing the file would need a browser. */
function storiesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const title = /title: '([^']+)'/.exec(source)?.[1];
  if (title === undefined) throw new Error(`${file} has no title.`);
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  );
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.join('src', file),
);
const stories = sources.filter((file) => file.endsWith('.stories.tsx')).flatMap(storiesIn);
const screenStories = stories.filter((id) => /^(?:screens|journeys)-/.test(id));

test('finds the stories in src', () => {
  expect(stories).toContain('components-fields-number-of-men-stepper--at-minimum');
  expect(screenStories.length).toBeGreaterThan(100);
});

test('every story has its own id', () => {
  expect(stories.filter((id, index) => stories.indexOf(id) !== index)).toEqual([]);
});

test('every page to which the Welcome page links is a docs page', () => {
  const texts = readdirSync('.storybook', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join('.storybook', file), 'utf8'));
  const titles = texts.map((text) => toId(/<Meta title="([^"]+)"/.exec(text)?.[1] ?? '', 'docs'));
  const pages = [...stories, ...titles];
  const links = [
    ...readFileSync('.storybook/Welcome.mdx', 'utf8').matchAll(/\?path=\/docs\/([\w-]+)--docs/g),
  ];
  const linkedIds = links.map(([, id = '']) => id);
  expect(linkedIds.length).toBeGreaterThan(3);
  expect(linkedIds.filter((id) => !pages.some((page) => page.startsWith(`${id}--`)))).toEqual([]);
});

// Important states of the product.
test.each([
  'home--default',
  'home--loading',
  'home--empty',
  'home--load-error',
  'home--one-short-of-a-minyan',
  'home--minyan-reached',
  'home--past-the-cut-off',
  'home--yom-tov-week',
  'home--part-taken',
  'home--maftir-taken',
  'home--anonymous',
  'home--balance-mild',
  'home--request-menu-hidden',
  'outstanding-balance--mild',
  'outstanding-balance--blocking',
  'winterize--duplicate-request',
  'winterize--waiver-blocked',
  'reset-password--link-expired',
  'join--link-expired',
  'about--signed-out',
  'about--signed-in',
])('the state screens-%s has a story', (state) => {
  expect(stories).toContain(`screens-${state}`);
});

/** They render nothing, or are shown by the stories of another component, as `src/ui/scenes` is by Foundations/Scenes. */
const COMPONENTS_WITHOUT_STORIES = ['FieldFrame', 'HelpTooltip', 'ScreenHeading'];

test('every component of src/ui has a stories file next to it', () => {
  const components = sources.filter(
    (file) => /^src\/ui\/.*\/[A-Z]\w+\.tsx$/.test(file) && !file.startsWith('src/ui/scenes/'),
  );
  const without = components.filter((file) => !existsSync(file.replace(/\.tsx$/, '.stories.tsx')));
  expect(without.map((file) => path.basename(file, '.tsx')).toSorted()).toEqual(
    COMPONENTS_WITHOUT_STORIES.toSorted(),
  );
});

test('every story that e2e/a11y.spec.ts leaves to the Storybook tests exists', () => {
  const named = [...readFileSync('e2e/a11y.spec.ts', 'utf8').matchAll(/\bstory: '([^']+)'/g)];
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([, id = '']) => id).filter((id) => !stories.includes(id))).toEqual([]);
});
