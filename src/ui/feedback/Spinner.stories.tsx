import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

/**
 * For a wait that has no end in sight. Give it a box of the size of what will come, so that nothing jumps. Inside a button
 * `SubmitButton` brings its own.
 */
const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { size: 'large' },
  tags: ['loading'],
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { args: { size: 'small' } };
