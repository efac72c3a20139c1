import type { Meta, StoryObj } from '@storybook/react-vite';
import { OutdatedPage } from './lazyComponent';

/** Replaces a screen or a part of a screen if a deployment has removed the code for it. */
const meta = { title: 'Components/Feedback/Outdated page', component: OutdatedPage } satisfies Meta<
  typeof OutdatedPage
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
