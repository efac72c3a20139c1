import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './NumberField';
import { formState, inForm } from './storyFormFixture';

/** For a whole number that people type, such as a temperature. For a small count use `CountStepper`, for few choices `SelectField`. */
const meta = {
  title: 'Components/Fields/Number',
  component: NumberField,
  args: { name: 'heat', label: 'Heat temperature (°F)' },
  decorators: [inForm],
  parameters: { ...formState({ heat: '55' }) },
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: formState({ heat: '' }) };
export const WithError: Story = {
  parameters: formState({ heat: '' }, { heat: 'Please enter the heat temperature.' }),
};
