/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { routeOf, screenNames } from '../src/lib/routes';

const page = readFileSync('docs/coverage.md', 'utf8');

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
const listedIds = [...page.matchAll(/`((?:screens|journeys)-[\w-]+)`/g)].map(([, id = '']) => id);

test('finds the stories in src', () => {
  expect(stories).toContain('components-fields-countstepper--at-minimum');
  expect(screenStories.length).toBeGreaterThan(100);
});

test('every story has its own id', () => {
  expect(stories.filter((id, index) => stories.indexOf(id) !== index)).toEqual([]);
});

test('every id in docs/coverage.md is a story', () => {
  expect(listedIds.filter((id) => !stories.includes(id))).toEqual([]);
});

test('every page to which the Welcome page links is a docs page', () => {
  const links = [
    ...readFileSync('.storybook/Welcome.mdx', 'utf8').matchAll(/\?path=\/docs\/([\w-]+)--docs/g),
  ];
  const linkedIds = links.map(([, id = '']) => id);
  expect(linkedIds.length).toBeGreaterThan(3);
  expect(linkedIds.filter((id) => !stories.some((story) => story.startsWith(`${id}--`)))).toEqual([]);
});

test('docs/coverage.md lists every story of a screen or journey', () => {
  expect(screenStories.filter((id) => !listedIds.includes(id))).toEqual([]);
});

test('the counts at the top of docs/coverage.md match its tables', () => {
  const rows = [...page.matchAll(/^\| (?!Screen |-)[^|]+\| `\//gm)].length;
  const states = new Set(listedIds.filter((id) => id.startsWith('screens-'))).size;
  const journeys = new Set(listedIds.filter((id) => id.startsWith('journeys-'))).size;
  expect(page).toContain(`${rows} screens with ${states} states, ${journeys} journeys.`);
});

test.each(screenNames.map((name) => routeOf(name).path))(
  'docs/coverage.md has a row for the route %s',
  (pattern) => {
    expect(page).toMatch(new RegExp(`^\\| [^|]+\\| \`${pattern}\``, 'm'));
  },
);

// Important states of the product, as the table names them.
test.each([
  'One short of a minyan',
  'Minyan reached',
  'Past the cut-off',
  'Yom Tov week',
  'Part taken',
  'Maftir taken',
  'Anonymous',
  'Balance mild',
  'Balance blocking',
  'Duplicate request',
  'Waiver blocked',
  'Link expired',
  'Request menu hidden',
  'Signed out',
  'Signed in',
])('docs/coverage.md has a story of the state "%s"', (state) => {
  expect(page).toMatch(new RegExp(`^\\| ${state} +\\| \`screens-`, 'm'));
});

/** They render nothing, or are shown by the stories of another component, as `src/ui/scenes` is by Foundations/Scenes. */
const COMPONENTS_WITHOUT_STORIES = [
  'FieldFrame',
  'FieldNotes',
  'HelpTipPopup',
  'FocusFirstError',
  'ReportUnsaved',
  'FormFrame',
  'FormSubmitButton',
  'KeptContent',
];

test('every component of src/ui has a stories file next to it', () => {
  const components = sources.filter(
    (file) => /^src\/ui\/.*\/[A-Z]\w+\.tsx$/.test(file) && !file.startsWith('src/ui/scenes/'),
  );
  const without = components.filter((file) => !existsSync(file.replace(/\.tsx$/, '.stories.tsx')));
  expect(without.map((file) => path.basename(file, '.tsx')).toSorted()).toEqual(
    COMPONENTS_WITHOUT_STORIES.toSorted(),
  );
});
