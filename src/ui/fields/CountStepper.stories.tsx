import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountStepper } from './CountStepper';
import { formState, inForm } from './storyFormFixture';

/**
 * For a small count, such as the number of men. The buttons and the arrow keys change the count by one; it can be typed as
 * well. For the numbers of appliances in a request use `SelectField`.
 */
const meta = {
  title: 'Components/Fields/Number of men (stepper)',
  component: CountStepper,
  args: { name: 'men', label: 'Number of men', min: 1, max: 40 },
  decorators: [inForm],
  parameters: { ...formState({ men: 3 }) },
} satisfies Meta<typeof CountStepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: formState({ men: '' }) };
export const WithError: Story = {
  parameters: formState({ men: '' }, { men: 'Please enter the number of men.' }),
};
export const Disabled: Story = { args: { disabled: true } };
export const AtMinimum: Story = { parameters: formState({ men: 1 }) };
export const AtMaximum: Story = { parameters: formState({ men: 40 }) };
