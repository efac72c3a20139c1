import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

/**
 * Shows that content is loading. Put the spinner in a box with the size of that content, so nothing moves when the content
 * appears. `BusyButton` has its own spinner.
 */
const meta = {
  title: 'Components/Feedback/Spinner (loading)',
  component: Spinner,
  args: { size: 'large' },
  tags: ['loading'],
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { args: { size: 'small' } };
