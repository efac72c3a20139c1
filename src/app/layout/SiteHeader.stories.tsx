import { buildCommunity, buildMember } from '@/domain/testing/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pressInHeader, seeText } from '../../../.storybook/play';
import { StoryMember } from '../../../.storybook/StoryMember';
import { SiteHeader } from './SiteHeader';

/**
 * The top of a page. While the session is unknown, the header has no links that depend on the session. On a narrow page a button
 * opens the menu with the links.
 */
const meta = {
  title: 'Components/Layout/Header',
  component: SiteHeader,
  parameters: { address: '/policies' },
} satisfies Meta<typeof SiteHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Visitor: Story = {
  render: () => (
    <StoryMember>
      <SiteHeader />
    </StoryMember>
  ),
};
export const WithoutRequests: Story = {
  render: () => (
    <StoryMember member={buildMember()} community={buildCommunity({ blockWinterize: true })}>
      <SiteHeader />
    </StoryMember>
  ),
};
export const SessionUnknown: Story = {
  tags: ['loading'],
  render: () => (
    <StoryMember session={{ status: 'unknown', member: null }}>
      <SiteHeader />
    </StoryMember>
  ),
};
export const LoggingOut: Story = {
  parameters: { fail: { logout: 'timeout' } },
  play: async ({ canvas }) => {
    await pressInHeader('Logout');
    await expect(canvas.getByText('Logout').closest('button')).toBeDisabled();
  },
};
export const LogoutFailed: Story = {
  parameters: { fail: { logout: '500' } },
  play: async () => {
    await pressInHeader('Logout');
    await seeText('Could not log out. Please try again.');
  },
};

export const MenuOpen: Story = {
  ...Visitor,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.queryByRole('button', { name: 'Toggle navigation' });
    if (toggle !== null) await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByRole('link', { name: 'Minyan Tracker & Winterization' })).toBeVisible();
  },
};
