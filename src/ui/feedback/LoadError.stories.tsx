import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoadError } from './LoadError';

/**
 * In the place of content that could not be loaded, with the way to try again. Not for a form that could not be sent: that is
 * `FormStatus`.
 */
const meta = {
  title: 'Components/Feedback/LoadError',
  component: LoadError,
  args: { message: "We could not load your community's information.", onRetry: fn() },
} satisfies Meta<typeof LoadError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
