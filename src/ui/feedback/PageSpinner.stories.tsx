import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSpinner } from './PageSpinner';

/** Replaces a page while it loads, or everything below its heading. It is tall, so that the page does not move the footer. */
const meta = {
  title: 'Components/Feedback/Spinner of a page',
  component: PageSpinner,
  tags: ['loading'],
} satisfies Meta<typeof PageSpinner>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
