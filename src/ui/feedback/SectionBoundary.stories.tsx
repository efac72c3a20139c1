import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionBoundary } from './SectionBoundary';

function Broken(): never {
  throw new Error('This part fails to render.');
}

/**
 * Around a part of a page that can do without the rest, such as the summary of an event. If it cannot be drawn, the rest of
 * the page stands.
 */
const meta = {
  title: 'Components/Feedback/SectionBoundary',
  component: SectionBoundary,
  args: { children: <p>The part as it should be.</p> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof SectionBoundary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Failed: Story = { args: { children: <Broken /> }, tags: ['console'] };
