import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SiteFooter } from './SiteFooter';

/**
 * The bottom of a page: the company, the homeowners portal, login or logout, and the privacy policy.
 */
const meta = {
  title: 'Components/Layout/Footer',
  component: SiteFooter,
  args: { session: 'in', onLogout: fn() },
} satisfies Meta<typeof SiteFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Visitor: Story = { args: { session: 'out' } };
export const SessionUnknown: Story = { args: { session: 'unknown' } };
export const LoggingOut: Story = { args: { isLoggingOut: true } };
