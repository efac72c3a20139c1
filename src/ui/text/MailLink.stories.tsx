import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailLink } from './MailLink';

/** A link to an email address. The address itself is the text, so it can be copied too. */
const meta = {
  title: 'Components/Text/Mail link',
  component: MailLink,
  args: { to: 'service@example.com' },
  decorators: [
    (Address) => (
      <p className="page">
        Write to <Address />.
      </p>
    ),
  ],
} satisfies Meta<typeof MailLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {};
