import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HeaderLinks } from './HeaderLinks';

/**
 * The links of the header for each state of the session. Only `SiteHeader` uses it.
 */
const meta = {
  title: 'Components/Layout/Links of the header (navigation)',
  component: HeaderLinks,
  args: { session: 'in', onLogout: fn() },
  decorators: [
    (Links) => (
      <header className="site-header">
        <div className="site-header__bar">
          <nav>
            <Links />
          </nav>
        </div>
      </header>
    ),
  ],
} satisfies Meta<typeof HeaderLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Visitor: Story = { args: { session: 'out' } };
export const WithoutRequests: Story = { args: { isRequestMenuHidden: true } };
export const SessionUnknown: Story = { args: { session: 'unknown' } };
