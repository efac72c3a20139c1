import { toDay } from '@/domain/day';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Backend, BackendOptions } from '../../../../mocks/backend';
import { callsOf, setTime } from '../../../../test/backend';
import { installFakeTimers } from '../../../../test/fakeTimers';
import { renderApp } from '../../../../test/renderApp';
import { renderSignedIn } from '../../../../test/signedIn';
import { UnitsOpenScreen } from './UnitsOpenScreen';

beforeEach(() => setTime('2026-11-10T10:00:00-05:00'));

const open = (options: Partial<BackendOptions> & { change?: (backend: Backend) => void } = {}) =>
  renderSignedIn(() => <UnitsOpenScreen />, options);
const names = () =>
  screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent?.trim());
const toggle = (name: 'Show' | 'Hide') =>
  screen.getByRole('button', { name: `${name} future Shabbosim signups` });

it('has a heading, a title and the name of the community', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Units open' })).toBeVisible();
  expect(screen.getByText('Pine Hollow')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Units open | Dependable'));
  await screen.findAllByRole('table');
});

it('has a table for the upcoming Shabbos and one for each holiday, in the order of the server', async () => {
  await open();
  await screen.findAllByRole('table');
  expect(names()).toEqual([
    'Upcoming Shabbos שבת פרשת תולדות Saturday Nov 14th, 2026',
    'Chanukah, 1st day 🕎 Saturday Dec 5th, 2026',
    "Asara B'Teves Sunday Dec 20th, 2026",
  ]);
});

it('shows two tables with their own rows when the upcoming Shabbos is also a holiday', async () => {
  setTime('2026-12-01T10:00:00-05:00');
  await open();
  await screen.findAllByRole('table');
  expect(names().slice(0, 2)).toEqual([
    'Upcoming Shabbos שבת פרשת וישב Saturday Dec 5th, 2026',
    'Chanukah, 1st day 🕎 Saturday Dec 5th, 2026',
  ]);
  const [shabbos, holiday] = screen.getAllByRole('table');
  expect(shabbos?.querySelectorAll('tbody tr')).toHaveLength(9);
  expect(holiday?.querySelectorAll('tbody tr')).toHaveLength(3);
});

describe('the printed sheet has one row of column headings', () => {
  const openOnThu =
    (...days: string[]) =>
    ({ db }: Backend) => {
      db.colonies.update(() => true, { openOnThu: true });
      db.holidays.remove(() => true);
      for (const day of days)
        db.holidays.insert({ name: day, displayName: day, day: toDay(day), emoji: null });
    };

  it.each([
    ['without earlier days', () => undefined, true],
    ['when all earlier days are Thursdays', openOnThu('2026-12-05', '2026-12-12'), true],
    ['not when one of them is a Wednesday', openOnThu('2026-12-05', '2026-12-11'), false],
    ['not when an event has none', openOnThu('2026-12-05', '2026-12-13'), false],
  ])('%s', async (_when, change, hasSameColumns) => {
    await open({ change });
    const [table] = await screen.findAllByRole('table');
    expect(table?.closest('.rosters--same-columns') !== null).toBe(hasSameColumns);
  });
});

it('shows and hides the future Shabbosim', async () => {
  const { user } = await open();
  await screen.findAllByRole('table');
  expect(toggle('Show')).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle('Show'));
  expect(toggle('Hide')).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() =>
    expect(names().slice(3)).toEqual([
      'שבת פרשת ויצא Saturday Nov 21st, 2026',
      'שבת פרשת וישב Saturday Dec 5th, 2026',
    ]),
  );
  await user.click(toggle('Hide'));
  expect(screen.getAllByRole('table')).toHaveLength(3);
  expect(toggle('Show')).toBeVisible();
});

it('shows a later sign-up that has been sent and not been read back', async () => {
  expectConsole(/The minyan records could not be loaded/);
  const app = renderApp({ signedInAs: 'demo', scenario: 'empty', now: '2026-11-10T10:00:00-05:00' });
  await app.user.click(await screen.findByRole('button', { name: 'Sign up for later Shabbos' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(dialog.getByLabelText('Select a date'));
  await app.user.click(await dialog.findByRole('button', { name: 'Saturday, November 21st, 2026' }));
  app.backend.fail.getMinyan = '500';
  await app.user.click(dialog.getByRole('button', { name: 'Sign up' }));
  await dialog.findByText('Your sign-up has been saved.');
  await app.goTo('/units-open');
  await app.user.click(await screen.findByRole('button', { name: 'Show future Shabbosim signups' }));
  const table = await screen.findByRole('table', { name: /Nov 21st, 2026/ });
  expect(within(table).getByText('Yaakov Rosenberg')).toBeVisible();
});

it('says that there are no sign-ups yet when there is no future Shabbos', async () => {
  const { user } = await open({
    change: ({ db }) =>
      db.signUps.remove(({ day, holidayName }) => holidayName === null && day > '2026-11-14'),
  });
  await screen.findAllByRole('table');
  expect(screen.queryByText('No sign-ups yet', { selector: 'p' })).toBeNull();
  await user.click(toggle('Show'));
  expect(screen.getByText('No sign-ups yet', { selector: 'p' })).toBeVisible();
  expect(screen.getAllByRole('table')).toHaveLength(3);
  await user.click(toggle('Hide'));
  expect(screen.queryByText('No sign-ups yet', { selector: 'p' })).toBeNull();
});

it('shows only heading and spinner until the records have been read', async () => {
  installFakeTimers();
  const { backend } = await open({
    change: (changed) => {
      changed.latency = 0;
      changed.fail.getMinyan = 'timeout';
    },
  });
  expect(screen.getByRole('heading', { name: 'Units open' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(callsOf(backend, 'getMinyan')).toHaveLength(1);
});

it.each(['500', 'malformed', 'dropped'] as const)(
  'logs a failed load of the records (%s) and shows no error',
  async (fault) => {
    expectConsole(/The minyan records could not be loaded/);
    const logged = jest.spyOn(console, 'error');
    await open({ fail: { getMinyan: fault } });
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    logged.mockRestore();
  },
);

it('reads the records again in the background after a failure', async () => {
  expectConsole(/The minyan records could not be loaded/);
  installFakeTimers();
  const { backend } = await open({ fail: { getMinyan: '500' } });
  await waitFor(() => expect(callsOf(backend, 'getMinyan')).toHaveLength(1));
  await waitFor(() => expect(backend.log.every(({ status }) => status !== null)).toBe(true));
  backend.fail = {};
  act(() => setTime('2026-11-10T10:01:00-05:00'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findAllByRole('table')).toHaveLength(3);
});

it('shows an anonymous name once twelve hours have passed, without reading the records again', async () => {
  const { backend } = await open({ scenario: 'anonymous' });
  await screen.findAllByRole('table');
  const rowsNamed = (name: string) => screen.queryAllByRole('rowheader', { name }).length;
  const before = rowsNamed('Anonymous');
  expect(rowsNamed('Moshe Berkowitz')).toBe(0);
  const reads = callsOf(backend, 'getMinyan').length;
  act(() => setTime('2026-11-10T10:01:00-05:00'));
  await waitFor(() => expect(rowsNamed('Moshe Berkowitz')).toBe(1));
  expect(rowsNamed('Anonymous')).toBe(before - 1);
  expect(callsOf(backend, 'getMinyan')).toHaveLength(reads);
});
