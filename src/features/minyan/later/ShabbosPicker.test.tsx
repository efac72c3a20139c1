import { type Day, toDay } from '@/domain/day';
import { buildMember } from '@/domain/testing/fixtures';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setTime } from '../../../../test/backend';
import { MemberData } from '../../../../test/MemberData';
import { ShabbosPicker } from './ShabbosPicker';

interface HostProps {
  listedUpcoming?: string | null;
  signedUp?: string[];
  start?: string;
  onPick?: (day: Day) => void;
}

function Host({ listedUpcoming = null, signedUp, start, onPick }: HostProps) {
  const [picked, setPicked] = useState<Day | null>(start === undefined ? null : toDay(start));
  const upcomingShabbos = listedUpcoming === null ? null : toDay(listedUpcoming);
  return (
    <MemberData member={buildMember({ upcomingShabbos })}>
      <ShabbosPicker
        signedUpDays={signedUp?.map(toDay) ?? []}
        picked={picked}
        onPick={(day) => {
          setPicked(day);
          onPick?.(day);
        }}
      />
    </MemberData>
  );
}

const setToday = (today: string) => setTime(`${today}T12:00:00-04:00`);

beforeEach(() => setToday('2026-08-11'));

const field = () => screen.getByRole('combobox', { name: 'Select a date' });
const calendar = () => screen.getByRole('dialog', { name: 'Saturdays to choose from' });
/** The enabled days of the visible month. */
const enabledDays = () =>
  within(calendar())
    .getAllByRole<HTMLButtonElement>('button', { name: /\d{4}/ })
    .filter((button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true')
    .map((button) => button.textContent);

async function show(props: HostProps = {}) {
  const user = userEvent.setup({ delay: null });
  render(<Host {...props} />);
  await user.click(field());
  return user;
}

it('starts as a closed field with a placeholder', () => {
  render(<Host />);
  expect(field()).toHaveAttribute('placeholder', 'Select a date');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('enables only the Saturdays after the coming one', () => {
  it.each([
    // A Tuesday, the Friday before Shabbos, Shabbos itself, and the Sunday after it.
    ['2026-08-11', ['22', '29']],
    ['2026-08-14', ['22', '29']],
    ['2026-08-15', ['22', '29']],
    ['2026-08-16', ['29']],
  ])('on %s', async (today, days) => {
    setToday(today);
    await show();
    expect(enabledDays()).toEqual(days);
  });

  it('but not the upcoming Shabbos that the server lists', async () => {
    await show({ listedUpcoming: '2026-08-22' });
    expect(enabledDays()).toEqual(['29']);
  });

  it('and does so in the next month', async () => {
    const user = await show();
    await user.click(within(calendar()).getByRole('button', { name: /next month/i }));
    expect(enabledDays()).toEqual(['5', '12', '19', '26']);
  });

  it.each([
    ['2026-08-29', null],
    ['2026-08-18', '2026-08-29'],
  ])('and opens in the next month when this month has none left: %s, %s', async (today, listedUpcoming) => {
    setToday(today);
    await show({ listedUpcoming });
    expect(enabledDays()).toEqual(['5', '12', '19', '26']);
  });
});

it('marks the days for which the member has signed up', async () => {
  await show({ signedUp: ['2026-08-29'] });
  const day = (name: RegExp) => within(calendar()).getByRole('button', { name });
  expect(day(/August 29/)).toHaveAccessibleName(/ signed up$/);
  expect(day(/August 22/)).toHaveAccessibleName(/2026$/);
});

it('closes after a click on a day, shows the day and returns the focus to the field', async () => {
  const onPick = jest.fn();
  const user = await show({ onPick });
  await user.click(within(calendar()).getByRole('button', { name: /August 29/ }));
  expect(onPick.mock.calls).toEqual([['2026-08-29']]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field()).toHaveValue('Saturday Aug 29th, 2026');
  expect(field()).toHaveFocus();
});

it('stays open and picks nothing after a click on a disabled day', async () => {
  const onPick = jest.fn();
  const user = await show({ onPick });
  for (const name of [/August 15/, /August 21/, /August 23/, /August 8/])
    await user.click(within(calendar()).getByRole('button', { name }));
  expect(onPick).not.toHaveBeenCalled();
  expect(calendar()).toBeVisible();
});

it('opens and picks a day with the keyboard alone', async () => {
  const onPick = jest.fn();
  const user = userEvent.setup({ delay: null });
  render(<Host onPick={onPick} />);
  await user.tab();
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/August 22/));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/August 29/));
  await user.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([['2026-08-29']]);
  expect(field()).toHaveFocus();
});

it.each([
  ['a month later', '2026-11-10', '2026-12-05', '{PageDown}', 'Saturday, January 2nd, 2027'],
  ['a month earlier', '2026-11-10', '2027-01-02', '{PageUp}', 'Saturday, December 5th, 2026'],
  ['a year later', '2026-11-10', '2026-12-12', '{Shift>}{PageDown}{/Shift}', 'Saturday, December 11th, 2027'],
  ['the first day', '2026-11-10', '2026-12-05', '{PageUp}', 'Saturday, November 21st, 2026'],
  [
    'the first day from a year later',
    '2026-11-10',
    '2027-10-30',
    '{Shift>}{PageUp}{/Shift}',
    'Saturday, November 21st, 2026',
  ],
  [
    'the same day, if there is none before',
    '2026-11-10',
    '2026-11-21',
    '{PageUp}',
    'Saturday, November 21st, 2026',
  ],
  [
    'the same day, if there is none a year before',
    '2026-11-10',
    '2026-11-21',
    '{Shift>}{PageUp}{/Shift}',
    'Saturday, November 21st, 2026',
  ],
])('leads by Page keys to %s (rule: later-shabbos-by-keyboard)', async (_, today, from, keys, to) => {
  setToday(today);
  const user = await show({ start: from });
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/selected/));
  await user.keyboard(keys);
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(to));
  await user.keyboard('{Enter}');
  expect(field()).toHaveFocus();
});

it('closes on Escape without picking a day', async () => {
  const onPick = jest.fn();
  const user = await show({ onPick });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(onPick).not.toHaveBeenCalled();
});

it('closes on Escape in the field too, and stops the event, so that a dialog around it stays open', async () => {
  const user = await show();
  await act(async () => field().focus());
  const onKeyDown = jest.fn();
  document.addEventListener('keydown', onKeyDown);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onKeyDown).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', onKeyDown);
});

it('takes an Escape right after the press for itself, before the calendar is shown', async () => {
  render(<Host />);
  const onKeyDown = jest.fn();
  document.addEventListener('keydown', onKeyDown);
  await act(async () => {
    fireEvent.click(field());
    await Promise.resolve();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.keyDown(field(), { key: 'Escape' });
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(onKeyDown).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKeyDown);
});

it('ignores typing', async () => {
  const user = await show();
  await act(async () => field().focus());
  await user.keyboard('x');
  expect(field()).toHaveValue('');
});
