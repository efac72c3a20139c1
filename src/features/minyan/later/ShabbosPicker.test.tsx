import { type Day, toDay } from '@/domain/day';
import { buildMember } from '@/domain/testing/fixtures';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StoryMember } from '../../../../.storybook/StoryMember';
import { setTime } from '../../../../test/backend';
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
    <StoryMember member={buildMember({ upcomingShabbos })}>
      <ShabbosPicker
        signedUpDays={signedUp?.map(toDay) ?? []}
        picked={picked}
        onPick={(day) => {
          setPicked(day);
          onPick?.(day);
        }}
      />
    </StoryMember>
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

async function show(props: Omit<HostProps, 'onPick'> = {}) {
  const user = userEvent.setup({ delay: null });
  const onPick = jest.fn();
  render(<Host {...props} onPick={onPick} />);
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(field());
  return { user, onPick, day: (name: RegExp) => within(calendar()).getByRole('button', { name }) };
}

it.each([
  // A Tuesday, the Friday before Shabbos, Shabbos itself, the Sunday after it, and a listed Shabbos that is not the next.
  ['2026-08-11', null, ['22', '29']],
  ['2026-08-14', null, ['22', '29']],
  ['2026-08-15', null, ['22', '29']],
  ['2026-08-16', null, ['29']],
  ['2026-08-11', '2026-08-22', ['29']],
  // The calendar opens at the next month if this month has no such Saturday left.
  ['2026-08-29', null, ['5', '12', '19', '26']],
  ['2026-08-18', '2026-08-29', ['5', '12', '19', '26']],
])(
  'enables only the Saturdays after the upcoming one: on %s, with %s listed, days %j',
  async (today, listedUpcoming, days) => {
    setToday(today);
    const { user } = await show({ listedUpcoming });
    expect(enabledDays()).toEqual(days);
    if (days.length > 2) return; // The calendar already shows the next month.
    await user.click(within(calendar()).getByRole('button', { name: /next month/i }));
    expect(enabledDays()).toEqual(['5', '12', '19', '26']);
  },
);

it('marks the days for which the member has signed up', async () => {
  const { day } = await show({ signedUp: ['2026-08-29'] });
  expect(day(/August 29/)).toHaveAccessibleName(/ signed up$/);
  expect(day(/August 22/)).toHaveAccessibleName(/2026$/);
});

it('ignores typing and disabled days; a click on an enabled day closes the calendar and shows the day', async () => {
  const { user, onPick, day } = await show();
  expect(field()).toHaveAttribute('placeholder', 'Select a date');
  await act(async () => field().focus());
  await user.keyboard('x');
  expect(field()).toHaveValue('');
  for (const name of [/August 15/, /August 21/, /August 23/, /August 8/]) await user.click(day(name));
  expect(onPick).not.toHaveBeenCalled();
  await user.click(day(/August 29/));
  expect(onPick.mock.calls).toEqual([['2026-08-29']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field()).toHaveValue('Saturday Aug 29th, 2026');
  expect(field()).toHaveFocus();
});

it('opens and picks a day with the keyboard alone', async () => {
  const onPick = jest.fn();
  const user = userEvent.setup({ delay: null });
  render(<Host onPick={onPick} />);
  await user.tab();
  expect(field()).toHaveFocus();
  for (const name of [/August 22/, /August 29/]) {
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
  }
  await user.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([['2026-08-29']]);
  expect(field()).toHaveFocus();
});

const [ONE_MONTH_BACK, ONE_YEAR_ON] = ['{PageUp}', '{Shift>}{PageDown}{/Shift}'];

it.each([
  ['a month later', '2026-12-05', '{PageDown}', 'January 2nd, 2027'],
  ['a year later', '2026-12-12', ONE_YEAR_ON, 'December 11th, 2027'],
  ['the first day', '2026-12-05', ONE_MONTH_BACK, 'November 21st, 2026'],
  ['the same day, if there is none before', '2026-11-21', ONE_MONTH_BACK, 'November 21st, 2026'],
])('Page keys move the focus to %s (rule: later-shabbos-by-keyboard)', async (_, start, keys, to) => {
  setToday('2026-11-10');
  const { user } = await show({ start });
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/selected/));
  await user.keyboard(keys);
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toContain(`Saturday, ${to}`),
  );
  await user.keyboard('{Enter}');
  expect(field()).toHaveFocus();
});

describe('Escape', () => {
  const onKeyDown = jest.fn();
  beforeEach(() => {
    onKeyDown.mockClear();
    document.addEventListener('keydown', onKeyDown);
  });
  afterEach(() => document.removeEventListener('keydown', onKeyDown));

  it('closes without picking a day', async () => {
    const { user, onPick } = await show();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveFocus();
    expect(onPick).not.toHaveBeenCalled();
  });

  it('also closes the calendar from the field, and leaves a dialog around it open', async () => {
    const { user } = await show();
    await act(async () => field().focus());
    onKeyDown.mockClear();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
  });

  it('keeps the calendar closed if pressed right after a click on the field', async () => {
    render(<Host />);
    await act(async () => {
      fireEvent.click(field());
      await Promise.resolve();
      expect(screen.queryByRole('dialog')).toBeNull();
      fireEvent.keyDown(field(), { key: 'Escape' });
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(onKeyDown).not.toHaveBeenCalled();
  });
});
