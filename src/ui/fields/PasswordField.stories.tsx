import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField';
import { formState, inDisabledFieldset, inForm } from './storyFormFixture';

/**
 * For passwords only: a code that is not secret is a `TextField`. A button shows the typed password. `autoComplete` tells
 * password managers whether it is the current or a new password.
 */
const meta = {
  title: 'Components/Fields/Password',
  component: PasswordField,
  args: { name: 'password', label: 'Password', autoComplete: 'current-password' },
  decorators: [inForm],
  parameters: { ...formState({ password: 'Shabbos1' }) },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { parameters: formState({ password: '' }) };
export const WithError: Story = {
  parameters: formState({ password: '' }, { password: 'Please enter your password.' }),
};
export const Disabled: Story = { decorators: [inDisabledFieldset] };
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};
