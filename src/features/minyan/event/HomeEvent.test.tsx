import { toDay } from '@/domain/day';
import { buildMember } from '@/domain/testing/fixtures';
import { render, screen, within } from '@testing-library/react';
import type { Backend } from '../../../../mocks/backend';
import type { HolidayRecord } from '../../../../mocks/data/db';
import { callsOf } from '../../../../test/backend';
import { MemberData } from '../../../../test/MemberData';
import { addRecord, setUpEvents, SHOFTIM } from '../../../../test/renderEvent';
import { HomeEvent } from './HomeEvent';

const show = setUpEvents();

const listed =
  (...holidays: (Partial<HolidayRecord> & { name: string })[]) =>
  ({ db }: Backend) => {
    db.holidays.remove(() => true);
    for (const holiday of holidays)
      db.holidays.insert({ displayName: holiday.name, day: toDay('2026-09-12'), emoji: null, ...holiday });
  };

it('has the title, the Hebrew name and the date of the upcoming Shabbos', async () => {
  await show({ scenario: 'empty' });
  const panel = within(screen.getByRole('region', { name: 'Add yourself to minyan' }));
  expect(panel.getByText('שבת פרשת שופטים')).toHaveAttribute('lang', 'he');
  expect(panel.getByText('שבת פרשת שופטים')).toHaveAttribute('dir', 'rtl');
  expect(panel.getByText('Saturday Aug 15th, 2026')).toBeVisible();
  expect(panel.getByRole('region', { name: 'Summary of שבת פרשת שופטים' })).toBeVisible();
  expect(panel.getByRole('group', { name: 'שבת פרשת שופטים' })).toBeVisible();
});

describe('the card of a holiday', () => {
  it('has its display name, date and emoji', async () => {
    await show({
      scenario: 'empty',
      event: { holiday: 'Yom Kippur' },
      change: listed({ name: 'Yom Kippur', displayName: 'Yom Kippur (5787)', emoji: '🕍' }),
    });
    const panel = within(screen.getByRole('region', { name: 'sign up for minyan for Yom Kippur (5787)' }));
    expect(panel.getByText('🕍')).toHaveAttribute('aria-hidden', 'true');
    expect(panel.getByText('Saturday Sep 12th, 2026')).toBeVisible();
    expect(panel.getByRole('region', { name: 'Summary of Yom Kippur (5787)' })).toBeVisible();
    expect(panel.getByRole('group', { name: 'Yom Kippur (5787)' })).toBeVisible();
  });

  it("is titled 'Holiday' when the server sends no name", async () => {
    await show({ scenario: 'empty', event: { holiday: '' }, change: listed({ name: '' }) });
    const panel = within(screen.getByRole('region', { name: 'sign up for minyan for Holiday' }));
    expect(panel.getByRole('region', { name: 'Summary of Holiday' })).toBeVisible();
    expect(panel.getByRole('group', { name: 'Holiday' })).toBeVisible();
  });

  it('has no emoji when the server sends none', async () => {
    await show({ scenario: 'empty', event: { holiday: 'Day' }, change: listed({ name: 'Day' }) });
    expect(document.querySelector('.event-name [aria-hidden]')).toBeNull();
  });

  it.each([
    ['ראש השנה', true],
    [`"Kol" 'Nidrei' & <b>more</b>`, false],
  ])('shows the display name %s as text, in Hebrew where it is Hebrew', async (displayName, isHebrew) => {
    const { backend, press, findButton } = await show({
      scenario: 'empty',
      event: { holiday: 'Day' },
      change: listed({ name: 'Day', displayName }),
    });
    expect(screen.getByRole('heading', { name: `sign up for minyan for ${displayName}` })).toBeVisible();
    expect(screen.getByRole('group', { name: displayName })).toBeVisible();
    expect(document.querySelectorAll('[lang="he"]')).toHaveLength(isHebrew ? 2 : 0);
    await press('Sign up');
    await findButton('Edit');
    expect(callsOf(backend, 'addToMinyan')[0]?.body).toMatchObject({ holidayName: 'Day' });
  });

  it('signs up for the second of two holidays only, and removes that record by its id', async () => {
    const { backend, men, press, enterMen, findButton } = await show({
      scenario: 'empty',
      event: { holiday: 'Sukkot II' },
      change: listed(
        { name: 'Sukkot I', displayName: 'Sukkos, 1st day', day: toDay('2026-09-26') },
        { name: 'Sukkot II', displayName: 'Sukkos, 2nd day', day: toDay('2026-09-27') },
      ),
    });
    await enterMen('2');
    await press('Sign up');
    await findButton('Edit');
    expect(callsOf(backend, 'addToMinyan').map(({ body }) => body)).toMatchObject([
      { holiday: true, holidayName: 'Sukkot II', futureShabbos: false, date: '2026-09-27' },
    ]);
    // Nothing was added to the day before.
    expect(backend.db.signUps.where(() => true).map(({ day }) => day)).toEqual(['2026-09-27']);
    const [record] = backend.db.signUps.where(() => true);
    expect(men()).toHaveValue('2');
    await press('Edit');
    await enterMen('0');
    await press('Update');
    await findButton('Sign up');
    expect(callsOf(backend, 'removeFromMinyan').map(({ path }) => path)).toEqual([
      `/api/minyan/${record?.id}`,
    ]);
  });

  it('shows its own record when the holiday is also the upcoming Shabbos', async () => {
    const { men, findButton } = await show({
      scenario: 'empty',
      event: { holiday: 'Day' },
      change: (backend) => {
        listed({ name: 'Day', day: SHOFTIM })(backend);
        addRecord(backend, { holidayName: 'Day', peopleCount: 6 });
        addRecord(backend, { peopleCount: 3 });
      },
    });
    await findButton('Edit');
    expect(men()).toHaveValue('6');
    expect(
      within(screen.getByRole('region', { name: 'Summary of Day' })).getAllByRole('definition')[0],
    ).toHaveTextContent('6');
  });
});

it('shows name, date and a spinner until the records have been read', () => {
  render(
    <MemberData member={buildMember()}>
      <HomeEvent event={{ kind: 'shabbos', day: SHOFTIM }} records={null}>
        <button type="button">Below</button>
      </HomeEvent>
    </MemberData>,
  );
  expect(screen.getByRole('heading', { name: 'Add yourself to minyan' })).toBeVisible();
  expect(screen.getByText('שבת פרשת שופטים')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Summary/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Below' })).toBeVisible();
});
