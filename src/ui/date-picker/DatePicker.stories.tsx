import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { toDay } from '../../domain/day';
import { DatePicker } from './DatePicker';

/**
 * Lets the user pick one of the days that `canPick` allows; all others are disabled. For a date that the user types, use
 * `TextField` of the type 'date'.
 */
const meta = {
  title: 'Components/Fields/Date picker (calendar)',
  component: DatePicker,
  args: {
    label: 'Select a date',
    calendarLabel: 'Saturdays to choose from',
    today: toDay('2026-11-10'),
    initialMonth: toDay('2026-11-21'),
    value: null,
    valueText: '',
    canPick: (day) => ['2026-11-21', '2026-11-28'].includes(day),
    onPick: fn(),
  },
  decorators: [
    (Picker) => (
      <div className="page">
        <Picker />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Picked: Story = {
  args: { value: toDay('2026-11-21'), valueText: 'Saturday Nov 21st, 2026' },
};
export const CalendarOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Select a date' }));
    await expect(await canvas.findByRole('button', { name: /November 21st/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /November 14th/ })).toBeDisabled();
  },
};

export const MarkedDay: Story = {
  args: { marked: [toDay('2026-11-28')], markLabel: 'signed up' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Select a date' }));
    await expect(await canvas.findByRole('button', { name: /November 28th.* signed up$/ })).toBeEnabled();
  },
};
