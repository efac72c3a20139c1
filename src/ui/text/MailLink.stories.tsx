import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailLink } from './MailLink';

/** For any mail address that can be written to: it reads as it is, so that it can be copied too. */
const meta = {
  title: 'Components/Text/MailLink',
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
