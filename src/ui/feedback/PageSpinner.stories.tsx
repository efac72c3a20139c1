import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSpinner } from './PageSpinner';

/** In place of a page, or of all below its heading. It is as high as most of a page, so that the footer stays where it is. */
const meta = {
  title: 'Components/Feedback/PageSpinner',
  component: PageSpinner,
  tags: ['loading'],
} satisfies Meta<typeof PageSpinner>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
