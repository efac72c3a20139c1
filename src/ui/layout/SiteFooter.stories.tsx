import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SiteFooter } from './SiteFooter';

/**
 * At the foot of every page: who we are, the homeowners portal, the way in or out, the small print.
 */
const meta = {
  title: 'Components/Layout/SiteFooter',
  component: SiteFooter,
  args: { session: 'in', year: 2026, onLogout: fn() },
} satisfies Meta<typeof SiteFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Visitor: Story = { args: { session: 'out' } };
export const SessionUnknown: Story = { args: { session: 'unknown' } };
export const LoggingOut: Story = { args: { isLoggingOut: true } };
