import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LogoutButton } from './LogoutButton';

/**
 * Ends the session, in the header and in the footer. It is a button and not a link, for it does something. What went wrong is
 * said by the header.
 */
const meta = {
  title: 'Components/Layout/LogoutButton',
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
export const Waiting: Story = { args: { isLoggingOut: true } };
