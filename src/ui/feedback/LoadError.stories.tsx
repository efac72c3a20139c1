import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoadError } from './LoadError';

/**
 * Replaces content that could not be loaded, and lets the user try again. For a form that could not be submitted, use
 * `FormStatus`.
 */
const meta = {
  title: 'Components/Feedback/Loading failed',
  component: LoadError,
  args: { message: "We could not load your community's information.", onRetry: fn() },
} satisfies Meta<typeof LoadError>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
