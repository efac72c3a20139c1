import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { press } from '../../../.storybook/play';
import { StoryMember } from '../../../.storybook/StoryMember';
import { SiteFooter } from './SiteFooter';

/** The bottom of a page: the company, the homeowners portal, login or logout, and the privacy policy. */
const meta = { title: 'Components/Layout/Footer', component: SiteFooter } satisfies Meta<typeof SiteFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Visitor: Story = {
  render: () => (
    <StoryMember member={null}>
      <SiteFooter />
    </StoryMember>
  ),
};
export const SessionUnknown: Story = {
  render: () => (
    <StoryMember session={{ status: 'unknown', member: null }}>
      <SiteFooter />
    </StoryMember>
  ),
};
export const LoggingOut: Story = {
  parameters: { fail: { logout: 'timeout' } },
  play: async ({ canvas }) => {
    await press('Logout');
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeDisabled();
  },
};
