import type { Meta, StoryObj } from '@storybook/react-vite';
import { formState, inForm } from './storyFormFixture';
import { YesNoField } from './YesNoField';

/** For a question that needs a yes or a no, such as whether the breaker stays on. */
const meta = {
  title: 'Components/Fields/Yes or no (radio)',
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
