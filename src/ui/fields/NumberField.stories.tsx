import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './NumberField';
import { formState, inForm } from './formFixture';

/**
 * For a measured number that people know and type, such as a temperature. Where they count up and down use `CountStepper`,
 * where there are only a few to choose from `SelectField`.
 */
const meta = {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  args: { name: 'heat', label: 'Heat temperature (°F)' },
  decorators: [inForm],
  parameters: { ...formState({ heat: 55 }) },
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: formState({ heat: '' }) };
export const WithError: Story = {
  parameters: formState({ heat: '' }, { heat: 'Please enter the heat temperature.' }),
};
