import { toDay } from '@/domain/day';
import '@/ui/fields/FieldFrame.scss';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShabbosPicker } from './ShabbosPicker';

/** Lets the member pick a later Shabbos. All other days are disabled. For a typed date, use `TextField` of the type 'date'. */
const meta = {
  title: 'Components/Minyan/Picker of a later Shabbos',
  component: ShabbosPicker,
  args: { signedUpDays: [], picked: null, onPick: fn() },
  decorators: [
    (Picker) => (
      <div className="page">
        <Picker />
      </div>
    ),
  ],
} satisfies Meta<typeof ShabbosPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Picked: Story = { args: { picked: toDay('2026-11-21') } };
export const CalendarOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Select a date' }));
    await expect(await canvas.findByRole('button', { name: /November 21st/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /November 20th/ })).toBeDisabled();
  },
};

export const MarkedDay: Story = {
  args: { signedUpDays: [toDay('2026-11-28')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Select a date' }));
    await expect(await canvas.findByRole('button', { name: /November 28th.* signed up$/ })).toBeEnabled();
  },
};
