import { toDay } from '@/domain/day';
import { composeStories } from '@storybook/react-vite';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Backend } from '../../../../mocks/backend';
import { callsOf, setTime } from '../../../../test/backend';
import { listing, openHome, pickLater } from '../../../../test/homeCards';
import { alerts, findHeading, renderStory, type RenderAppOptions } from '../../../../test/renderApp';
import * as stories from './UnitsOpenScreen.stories';

const { Default, Empty, Anonymous, RecordsNotLoaded } = composeStories(stories);

const LOGGED = /The minyan records could not be loaded/;

async function open(story = Default, options: RenderAppOptions = {}) {
  const app = renderStory(story, options);
  await findHeading('Units open');
  return app;
}

async function openTables(story = Default, options: RenderAppOptions = {}) {
  const app = await open(story, options);
  await screen.findAllByRole('table');
  return app;
}

const names = () =>
  screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent?.trim());
const toggle = (name: 'Show' | 'Hide') =>
  screen.getByRole('button', { name: `${name} future Shabbosim signups` });
const queryEmptyNote = () => screen.queryByText('No sign-ups yet', { selector: 'p' });

it('shows a table for the upcoming Shabbos and for each holiday in the order of the server, and hides the later Shabbosim', async () => {
  const { user } = await openTables();
  const listed = [
    'Upcoming Shabbos שבת פרשת תולדות Saturday Nov 14th, 2026',
    'Chanukah, 1st day 🕎 Saturday Dec 5th, 2026',
    "Asara B'Teves Sunday Dec 20th, 2026",
  ];
  expect(names()).toEqual(listed);
  expect(screen.getByText('Pine Hollow')).toBeVisible();
  expect(toggle('Show')).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle('Show'));
  expect(toggle('Hide')).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() =>
    expect(names()).toEqual([
      ...listed,
      'שבת פרשת ויצא Saturday Nov 21st, 2026',
      'שבת פרשת וישב Saturday Dec 5th, 2026',
    ]),
  );
  await user.click(toggle('Hide'));
  expect(names()).toEqual(listed);
});

it('says that there are no sign-ups yet when there is no later Shabbos', async () => {
  const { user } = await openTables(Empty);
  expect(queryEmptyNote()).toBeNull();
  await user.click(toggle('Show'));
  expect(queryEmptyNote()).toBeVisible();
  await user.click(toggle('Hide'));
  expect(queryEmptyNote()).toBeNull();
});

it('shows two tables with their own rows when the upcoming Shabbos is also a holiday', async () => {
  await openTables(Default, { now: '2026-12-01T10:00:00-05:00' });
  expect(names().slice(0, 2)).toEqual([
    'Upcoming Shabbos שבת פרשת וישב Saturday Dec 5th, 2026',
    'Chanukah, 1st day 🕎 Saturday Dec 5th, 2026',
  ]);
  const rowCounts = screen.getAllByRole('table').map((table) => table.querySelectorAll('tbody tr').length);
  expect(rowCounts.slice(0, 2)).toEqual([9, 3]);
});

it.each([
  ["once where nobody is asked about 'Coming on Thursday'", [], false, true],
  ["once when every event has the column 'Coming on Thursday'", ['2026-12-05', '2026-12-12'], true, true],
  ["on each table when an event has 'Coming on Wednesday'", ['2026-12-05', '2026-12-11'], true, false],
  ['on each table when an event has no such column', ['2026-12-05', '2026-12-13'], true, false],
])('the printed sheet names its columns %s', async (_where, days, openOnThu, hasSameColumns) => {
  const change = (backend: Backend) => {
    backend.db.colonies.update(() => true, { openOnThu });
    if (openOnThu) listing(...days.map((day) => ({ name: day, day: toDay(day) })))(backend);
  };
  await openTables(Default, { change });
  expect(screen.getAllByRole('table')[0]?.closest('.rosters--same-columns') !== null).toBe(hasSameColumns);
});

it('shows a later sign-up that has been sent while the records cannot be read', async () => {
  expectConsole(LOGGED);
  const app = await openHome();
  const dialog = await pickLater(app, /November 21st/);
  app.backend.fail.getMinyan = '500';
  await app.user.click(dialog.getByRole('button', { name: 'Sign up' }));
  await dialog.findByText('Your sign-up has been saved.');
  await app.goTo('/units-open');
  await app.user.click(await screen.findByRole('button', { name: 'Show future Shabbosim signups' }));
  const table = await screen.findByRole('table', { name: /Nov 21st, 2026/ });
  expect(within(table).getByText('Yaakov Rosenberg')).toBeVisible();
});

it('passes the focus of a table that is no longer listed to the heading (rule: kept-focus)', async () => {
  const app = await openTables(Default, { path: '/units-open#Chanukah-2026-12-05' });
  expect(screen.getByRole('table', { name: /Chanukah/ })).toHaveFocus();
  listing()(app.backend);
  await app.comeBack();
  await waitFor(() => expect(screen.queryByRole('table', { name: /Chanukah/ })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Units open' })).toHaveFocus();
});

it('shows only heading and spinner until the records have been read, and only logs a failure', async () => {
  expectConsole(LOGGED);
  const logged = jest.spyOn(console, 'error');
  const app = await open(RecordsNotLoaded, { fakeTimers: true });
  await waitFor(() => expect(logged).toHaveBeenCalled());
  logged.mockRestore();
  expect(within(screen.getByRole('main')).getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(alerts()).toEqual([]);
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
  app.backend.fail = {};
  await app.later(2 * 60_000);
  expect(await screen.findAllByRole('table')).toHaveLength(3);
});

it('shows the name of an anonymous sign-up 12 hours after it was added, without reading the records again', async () => {
  const { backend } = await openTables(Anonymous);
  const rowsNamed = (name: string) => screen.queryAllByRole('rowheader', { name }).length;
  const before = rowsNamed('Anonymous');
  expect(rowsNamed('Moshe Berkowitz')).toBe(0);
  const reads = callsOf(backend, 'getMinyan').length;
  act(() => setTime('2026-11-10T10:01:00-05:00'));
  await waitFor(() => expect(rowsNamed('Moshe Berkowitz')).toBe(1));
  expect(rowsNamed('Anonymous')).toBe(before - 1);
  expect(callsOf(backend, 'getMinyan')).toHaveLength(reads);
});
