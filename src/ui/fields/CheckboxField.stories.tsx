import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from './CheckboxField';
import { formState, inForm } from './storyFormFixture';

/** Use this for an option, or for accepting terms. For a question that needs a yes or a no use `YesNoField`. */
const meta = {
  title: 'Components/Fields/Checkbox',
  component: CheckboxField,
  args: { name: 'anonymous', label: 'Anonymous' },
  decorators: [inForm],
  parameters: { ...formState({ anonymous: true }) },
} satisfies Meta<typeof CheckboxField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: formState({ anonymous: false }) };
export const WithError: Story = {
  args: { label: 'I accept the terms and conditions' },
  parameters: formState({ anonymous: false }, { anonymous: 'Please accept the terms and conditions.' }),
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledEmpty: Story = { args: { disabled: true }, parameters: formState({ anonymous: false }) };
export const WithHint: Story = {
  args: { hint: 'Other members will not see your name until you have been signed up for 12 hours.' },
};
