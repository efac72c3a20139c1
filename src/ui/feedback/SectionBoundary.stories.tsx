import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionBoundary } from './SectionBoundary';

function Broken(): never {
  throw new Error('This part fails to render.');
}

/**
 * An error boundary around an independent part of a page, such as the summary of an event. If that part fails to render, the
 * rest of the page stays.
 */
const meta = {
  title: 'Components/Feedback/Error of a section',
  component: SectionBoundary,
  args: { children: <p>The content of the section.</p> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof SectionBoundary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = { args: { children: <Broken /> }, tags: ['console'] };
