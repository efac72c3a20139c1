import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './DateField';
import { formState, inForm } from './storyFormFixture';

/**
 * For any calendar day within bounds. It uses the browser's own date picker. If only some weekdays can be chosen use
 * `DatePicker`.
 */
const meta = {
  title: 'Components/Fields/Date',
  component: DateField,
  args: { name: 'startDate', label: 'Start date', min: '2026-11-10', max: '2026-11-15' },
  decorators: [inForm],
  parameters: { ...formState({ startDate: '2026-11-12' }) },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: formState({ startDate: '' }) };
export const WithError: Story = {
  parameters: formState({ startDate: '' }, { startDate: 'Please choose today or a later date.' }),
};
