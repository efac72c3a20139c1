import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField';
import { formState, inForm } from './storyFormFixture';

/**
 * For one line of text: a name, an address, a code. Set `type` and `autoComplete` where they apply, so that a phone shows the
 * right keyboard and the browser can fill the field in. For a password use `PasswordField`, for a count `CountStepper`.
 */
const meta = {
  title: 'Components/Fields/Text (input)',
  component: TextField,
  args: { name: 'email', label: 'Email address', type: 'email', autoComplete: 'email' },
  decorators: [inForm],
  parameters: { ...formState({ email: 'shira@pinehollow.example' }) },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: formState({ email: '' }) };
export const WithError: Story = {
  parameters: formState({ email: '' }, { email: 'Please enter your email address.' }),
};
export const Disabled: Story = { args: { disabled: true } };
export const WithHint: Story = { args: { hint: 'We send the link to this address.' } };
export const WithPlaceholder: Story = {
  args: { name: 'phone', label: 'Phone', type: 'tel', placeholder: '222-222-2222' },
  parameters: formState({ phone: '' }),
};
export const ReadOnly: Story = { args: { readOnly: true } };
