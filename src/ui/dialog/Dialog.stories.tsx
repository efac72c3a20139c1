import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Dialog } from './Dialog';

/**
 * Asks a question that blocks the page, or opens a task on top of it. Traps the focus, and restores the focus on close. Escape
 * and a click on the backdrop close a dialog that is not `isBlocking`. For a message that needs no answer, use `FormStatus`.
 */
const meta = {
  title: 'Components/Dialogs and hints/Dialog (modal)',
  component: Dialog,
  args: {
    isShown: true,
    title: 'Duplicate Request Detected',
    children: <p>You already submitted a request on Saturday Nov 7th, 2026.</p>,
    onClose: fn(),
    footer: (
      <>
        <button type="button" className="button button--primary">
          Continue Anyway
        </button>
        <button type="button" className="button button--secondary">
          Cancel
        </button>
      </>
    ),
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dismissible: Story = { args: { hasCloseButton: true } };
export const Blocking: Story = { args: { isBlocking: true } };
export const Large: Story = {
  args: { size: 'lg', hasCloseButton: true, title: 'Signing up for a later Shabbos?' },
};
export const LongText: Story = {
  args: { children: <p>{'The same sentence, again and again. '.repeat(200)}</p> },
};
