import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dialog } from './Dialog';

/**
 * For a question that has to be answered before anything else, and for a task beside the page. It holds the focus and gives it
 * back. `blocking` where there is no other way on; else Escape and a click beside it close it. News that need no answer are a
 * `FormStatus`.
 */
const meta = {
  title: 'Components/Overlay/Dialog',
  component: Dialog,
  args: {
    show: true,
    title: 'Duplicate Request Detected',
    children: <p>You already submitted a request on Saturday Nov 7th, 2026.</p>,
    onClose: fn(),
    footer: (
      <>
        <button type="button" className="btn btn-secondary">
          Cancel
        </button>
        <button type="button" className="btn btn-primary">
          Continue Anyway
        </button>
      </>
    ),
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dismissible: Story = { args: { closeButton: true } };
export const Blocking: Story = { args: { blocking: true } };
export const Large: Story = {
  args: { size: 'lg', closeButton: true, title: 'Signing up for a later Shabbos?' },
};
export const LongText: Story = {
  args: { children: <p>{'The same sentence, over and over. '.repeat(200)}</p> },
};
