import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SiteHeader } from './SiteHeader';

/**
 * The top of a page. While the session is unknown, the header has no links that depend on the session. On a narrow page a button
 * opens the menu with the links.
 */
const meta = {
  title: 'Components/Layout/Header',
  component: SiteHeader,
  args: { session: 'in', onLogout: fn() },
  parameters: { address: '/policies' },
} satisfies Meta<typeof SiteHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Visitor: Story = { args: { session: 'out' } };
export const WithoutRequests: Story = { args: { isRequestMenuHidden: true } };
export const SessionUnknown: Story = { args: { session: 'unknown' }, tags: ['loading'] };
export const LoggingOut: Story = { args: { isLoggingOut: true } };
export const LogoutFailed: Story = { args: { logoutError: 'Could not log out. Please try again.' } };

export const MenuOpen: Story = {
  args: { session: 'out' },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.queryByRole('button', { name: 'Toggle navigation' });
    if (toggle !== null) await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByRole('link', { name: 'Minyan Tracker & Winterization' })).toBeVisible();
  },
};
