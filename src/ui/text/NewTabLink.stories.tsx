import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewTabLink } from './NewTabLink';

/** A link to another site, such as the portal for payments. It opens in a new tab, so nothing typed on the page is lost. */
const meta = {
  title: 'Components/Text/Link to another site',
  component: NewTabLink,
  args: { href: 'https://pay.example.com/', children: 'Pay Now' },
  decorators: [
    (Link) => (
      <p className="page">
        <Link />
      </p>
    ),
  ],
} satisfies Meta<typeof NewTabLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {};
export const AsAButton: Story = { args: { className: 'button button--primary' } };
