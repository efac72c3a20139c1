import { toInstant } from '@/domain/day';
import { HOUR_MS } from '@/domain/duration';
import { currentTime } from '@/lib/clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotUpdated } from './NotUpdated';

/** Lies over the bottom of the page while newer data cannot be read. For data that was never read, use `LoadError`. */
const meta = {
  title: 'Components/Feedback/Not updated',
  component: NotUpdated,
  args: { since: toInstant(currentTime() - HOUR_MS) },
} satisfies Meta<typeof NotUpdated>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Outdated: Story = {};
