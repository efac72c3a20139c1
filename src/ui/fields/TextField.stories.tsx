import type { Meta, StoryObj } from '@storybook/react-vite';
import { formState, inForm } from './storyFormFixture';
import { TextField } from './TextField';

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
  args: { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', placeholder: '222-222-2222' },
  parameters: formState({ phone: '' }),
};
export const ReadOnly: Story = { args: { readOnly: true } };

/** For any calendar day within bounds, with the browser's own date picker. For a Saturday, use `ShabbosPicker`. */
const date = {
  name: 'startDate',
  label: 'Start date',
  type: 'date',
  autoComplete: 'off',
  width: 'medium',
  min: '2026-11-10',
  max: '2026-11-15',
} as const;
export const DateFilled: Story = { args: date, parameters: formState({ startDate: '2026-11-12' }) };
export const DateEmpty: Story = { args: date, parameters: formState({ startDate: '' }) };
export const DateWithError: Story = {
  args: date,
  parameters: formState({ startDate: '' }, { startDate: 'Please choose today or a later date.' }),
};

/** For a whole number that people type, such as a temperature. For a count use `CountStepper`, for few choices `SelectField`. */
const number = {
  name: 'heat',
  label: 'Heat temperature (°F)',
  type: 'text',
  autoComplete: 'off',
  inputMode: 'numeric',
  width: 'short',
} as const;
export const NumberFilled: Story = { args: number, parameters: formState({ heat: '55' }) };
export const NumberWithError: Story = {
  args: number,
  parameters: formState({ heat: '' }, { heat: 'Please enter the heat temperature.' }),
};
