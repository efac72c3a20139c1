/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { routeOf, screenNames } from '../src/lib/routes';

const page = readFileSync('docs/coverage.md', 'utf8');

/** The stories of a file, by its text: running it would need a browser. */
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
const ofScreens = stories.filter((id) => /^(?:screens|journeys)-/.test(id));
const listed = [...page.matchAll(/`((?:screens|journeys)-[\w-]+)`/g)].map(([, id = '']) => id);

test('the book is read', () => {
  expect(stories).toContain('components-fields-countstepper--at-its-least');
  expect(ofScreens.length).toBeGreaterThan(100);
});

test('no two stories have one id', () => {
  expect(stories.filter((id, index) => stories.indexOf(id) !== index)).toEqual([]);
});

test('every story that the page lists exists', () => {
  expect(listed.filter((id) => !stories.includes(id))).toEqual([]);
});

test('every story of a screen or a journey is listed', () => {
  expect(ofScreens.filter((id) => !listed.includes(id))).toEqual([]);
});

test('the counts at the top are those of the tables', () => {
  const rows = [...page.matchAll(/^\| (?!Screen |-)[^|]+\| `\//gm)].length;
  const states = new Set(listed.filter((id) => id.startsWith('screens-'))).size;
  const journeys = new Set(listed.filter((id) => id.startsWith('journeys-'))).size;
  expect(page).toContain(`${rows} screens and ${states} states of them, ${journeys} journeys.`);
});

test.each(screenNames.map((name) => routeOf(name).path))('the address %s has its row', (pattern) => {
  expect(page).toMatch(new RegExp(`^\\| [^|]+\\| \`${pattern}\``, 'm'));
});

// What the specification asks to be seen, in the words of the table.
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
])('the state "%s" has a story', (state) => {
  expect(page).toMatch(new RegExp(`^\\| ${state} +\\| \`screens-`, 'm'));
});

/** These render nothing, or are shown by the stories of the components that use them. */
const withoutStories = [
  'FieldNotes',
  'HelpTipPopup',
  'FocusFirstError',
  'ReportUnsaved',
  'FormFrame',
  'FormSubmitButton',
];

test('every component of src/ui has stories beside it', () => {
  const components = sources.filter(
    (file) => /^src\/ui\/.*\/[A-Z]\w+\.tsx$/.test(file) && !file.startsWith('src/ui/scenes/'),
  );
  const without = components.filter((file) => !existsSync(file.replace(/\.tsx$/, '.stories.tsx')));
  expect(without.map((file) => path.basename(file, '.tsx')).toSorted()).toEqual(withoutStories.toSorted());
});
