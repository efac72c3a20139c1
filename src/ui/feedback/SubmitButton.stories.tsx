import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from './SubmitButton';

/**
 * The only primary button of a form; other buttons are secondary. While the request is pending it shows a spinner and is
 * disabled, so the form is not submitted twice.
 */
const meta = {
  title: 'Components/Feedback/SubmitButton',
  component: SubmitButton,
  args: { isPending: false, children: 'Submit' },
  decorators: [
    (Button) => (
      <div className="page">
        <Button />
      </div>
    ),
  ],
} satisfies Meta<typeof SubmitButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Pending: Story = { args: { isPending: true } };
export const PendingWithText: Story = { args: { isPending: true, pendingText: 'One Moment...' } };
export const Disabled: Story = { args: { disabled: true } };
