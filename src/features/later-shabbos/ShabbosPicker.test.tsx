import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toDay, type Day } from '../../domain/day';
import { ShabbosPicker } from './ShabbosPicker';

configure({ asyncUtilTimeout: 10_000 });

interface HostProps {
  today: string;
  listedUpcoming?: string | null;
  onPick?: (day: Day) => void;
}

function Host({ today, listedUpcoming = null, onPick }: HostProps) {
  const [value, setValue] = useState<Day | null>(null);
  return (
    <ShabbosPicker
      today={toDay(today)}
      listedUpcoming={listedUpcoming === null ? null : toDay(listedUpcoming)}
      value={value}
      onPick={(day) => {
        setValue(day);
        onPick?.(day);
      }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Select a date' });
const calendar = () => screen.getByRole('dialog', { name: 'Saturdays to choose from' });
/** The days that can be picked in the month on show, and the one after in full. */
const open = () =>
  within(calendar())
    .getAllByRole<HTMLButtonElement>('button', { name: /\d{4}/ })
    .filter((button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true')
    .map((button) => button.textContent);

async function show(props: HostProps) {
  const user = userEvent.setup({ delay: null });
  render(<Host {...props} />);
  await user.click(field());
  return user;
}

it('is a field with a placeholder, closed at first', () => {
  render(<Host today="2026-08-11" />);
  expect(field()).toHaveAttribute('placeholder', 'Select a date');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('offers the Saturdays after the coming one, and no other day', () => {
  it.each([
    // On a Tuesday, on the Friday before, on Shabbos itself, on the Sunday after.
    ['2026-08-11', ['22', '29']],
    ['2026-08-14', ['22', '29']],
    ['2026-08-15', ['22', '29']],
    ['2026-08-16', ['29']],
  ])('on %s', async (today, days) => {
    await show({ today });
    expect(open()).toEqual(days);
  });

  it('but not the upcoming Shabbos as the server lists it', async () => {
    await show({ today: '2026-08-11', listedUpcoming: '2026-08-22' });
    expect(open()).toEqual(['29']);
  });

  it('in the months after too', async () => {
    const user = await show({ today: '2026-08-11' });
    await user.click(within(calendar()).getByRole('button', { name: /next month/i }));
    expect(open()).toEqual(['5', '12', '19', '26']);
  });

  it('opening in the month of the first, at the end of one', async () => {
    await show({ today: '2026-08-29' });
    expect(open()).toEqual(['5', '12', '19', '26']);
  });
});

it('picks a day by the pointer, closes, shows it, and gives the focus back', async () => {
  const onPick = jest.fn();
  const user = await show({ today: '2026-08-11', onPick });
  await user.click(within(calendar()).getByRole('button', { name: /August 29/ }));
  expect(onPick.mock.calls).toEqual([['2026-08-29']]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field()).toHaveValue('Saturday Aug 29th, 2026');
  expect(field()).toHaveFocus();
});

it('picks no other day by the pointer', async () => {
  const onPick = jest.fn();
  const user = await show({ today: '2026-08-11', onPick });
  for (const name of [/August 15/, /August 21/, /August 23/, /August 8/])
    await user.click(within(calendar()).getByRole('button', { name }));
  expect(onPick).not.toHaveBeenCalled();
  expect(calendar()).toBeVisible();
});

it('is worked by keys alone', async () => {
  const onPick = jest.fn();
  const user = userEvent.setup({ delay: null });
  render(<Host today="2026-08-11" onPick={onPick} />);
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

it('is left by Escape, with nothing picked', async () => {
  const onPick = jest.fn();
  const user = await show({ today: '2026-08-11', onPick });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(onPick).not.toHaveBeenCalled();
});

it('takes no typing', async () => {
  const user = await show({ today: '2026-08-11' });
  await act(async () => field().focus());
  await user.keyboard('x');
  expect(field()).toHaveValue('');
});
