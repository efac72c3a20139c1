import type { Meta, StoryObj } from '@storybook/react-vite';
import { newTab } from './newTab';

/** A link to another site, such as the portal for payments. It opens in a new tab, so nothing typed on the page is lost. */
const meta = {
  title: 'Components/Text/Link to another site',
  args: { className: '' },
  render: ({ className }) => (
    <p className="page">
      <a className={className} href="https://pay.example.com/" {...newTab}>
        Pay Now
      </a>
    </p>
  ),
} satisfies Meta<{ className: string }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {};
export const AsAButton: Story = { args: { className: 'button button--primary' } };
