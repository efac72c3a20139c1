import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusyButton } from './BusyButton';
import '../../styles/app.scss';

/** For what a press begins and an answer ends, outside of a form: it waits, and cannot be pressed again meanwhile. A form has its `SubmitButton`. */
const meta = {
  title: 'Components/Feedback/BusyButton',
  component: BusyButton,
  parameters: { layout: 'centered' },
  args: { pending: false, children: 'Continue Anyway', onClick: () => undefined },
} satisfies Meta<typeof BusyButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Waiting: Story = { args: { pending: true } };
