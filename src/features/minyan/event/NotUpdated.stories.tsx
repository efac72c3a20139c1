import { toInstant } from '@/domain/day';
import { HOUR_MS } from '@/domain/duration';
import { currentTime } from '@/lib/clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotUpdated } from './NotUpdated';

/** At the bottom of the window, over the page, while its data cannot be read. For data that never came, use `LoadError`. */
const meta = {
  title: 'Components/Feedback/Not updated',
  component: NotUpdated,
  args: { since: toInstant(currentTime() - HOUR_MS) },
} satisfies Meta<typeof NotUpdated>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Outdated: Story = {};
