import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyButton } from './BusyButton';

/**
 * Starts a request. While the request is pending, the button shows a spinner and is disabled. Without `onClick`, the button
 * submits its form.
 */
const meta = {
  title: 'Components/Buttons/Button that sends',
  component: BusyButton,
  parameters: { layout: 'centered' },
  args: { isPending: false, children: 'Continue Anyway', onClick: () => undefined },
} satisfies Meta<typeof BusyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Pending: Story = { args: { isPending: true } };

export const PendingWithText: Story = { args: { isPending: true, pendingText: 'One Moment...' } };

export const Disabled: Story = { args: { disabled: true } };
