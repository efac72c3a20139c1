import type { Meta, StoryObj } from '@storybook/react-vite';
import { OutdatedPage } from './lazyComponent';

/** Replaces a part of a screen whose code a deployment has removed. */
const meta = { title: 'Components/Feedback/Outdated page', component: OutdatedPage } satisfies Meta<
  typeof OutdatedPage
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
