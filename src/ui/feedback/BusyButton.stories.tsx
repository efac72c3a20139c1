import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyButton } from './BusyButton';
import '../../styles/app.scss';

/** Starts a request outside a form. While the request is pending, the button shows a spinner and is disabled. In a form, use `SubmitButton`. */
const meta = {
  title: 'Components/Feedback/BusyButton',
  component: BusyButton,
  parameters: { layout: 'centered' },
  args: { isPending: false, children: 'Continue Anyway', onClick: () => undefined },
} satisfies Meta<typeof BusyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Pending: Story = { args: { isPending: true } };
