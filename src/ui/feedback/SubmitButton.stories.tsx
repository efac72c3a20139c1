import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from './SubmitButton';

/**
 * The one primary button of a form. While the form is on its way it is disabled, so that nothing is sent twice, and shows a
 * spinner in its own width. There is one to a form; what stands beside it is secondary.
 */
const meta = {
  title: 'Components/Feedback/SubmitButton',
  component: SubmitButton,
  args: { pending: false, children: 'Submit' },
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
export const Waiting: Story = { args: { pending: true } };
export const WaitingInOtherWords: Story = { args: { pending: true, pendingText: 'One Moment...' } };
export const Disabled: Story = { args: { disabled: true } };
