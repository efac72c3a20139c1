import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LogoutButton } from './LogoutButton';

/**
 * Ends the session; used in the header and the footer. It is a button, not a link, because it performs an action. If the logout
 * fails, the header shows the error.
 */
const meta = {
  title: 'Components/Buttons/Logout button',
  component: LogoutButton,
  args: { onLogout: fn(), isLoggingOut: false },
  decorators: [
    (Button) => (
      <header className="site-header">
        <div className="site-header__bar">
          <Button />
        </div>
      </header>
    ),
  ],
} satisfies Meta<typeof LogoutButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Pending: Story = { args: { isLoggingOut: true } };
