import type { Meta, StoryObj } from '@storybook/react-vite';
import { YesNoField } from './YesNoField';
import { formState, inForm } from './formFixture';

/**
 * For a question whose No says as much as its Yes, such as whether the breaker stays on. It starts with the answer that does
 * no harm.
 */
const meta = {
  title: 'Components/Fields/YesNoField',
  component: YesNoField,
  args: { name: 'breaker', label: 'Leave the breaker on?' },
  decorators: [inForm],
  parameters: { ...formState({ breaker: false }) },
} satisfies Meta<typeof YesNoField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: formState({ breaker: null }) };
export const WithError: Story = { parameters: formState({ breaker: null }, { breaker: 'Please choose.' }) };
