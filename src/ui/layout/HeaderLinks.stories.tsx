import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HeaderLinks } from './HeaderLinks';

/**
 * The links of the header by session. `SiteHeader` puts them where they belong; nothing else should need them.
 */
const meta = {
  title: 'Components/Layout/HeaderLinks',
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

export const OfMember: Story = {};
export const OfVisitor: Story = { args: { session: 'out' } };
export const WithoutRequests: Story = { args: { requestMenuHidden: true } };
export const SessionUnknown: Story = { args: { session: 'unknown' } };
