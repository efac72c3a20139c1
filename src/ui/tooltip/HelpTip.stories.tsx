import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { HelpTip } from './HelpTip';

/**
 * Explains the text beside it in one sentence that most readers do not need. It opens by mouse, keyboard and touch, and
 * closes on Escape. For text that every reader needs, use a field's `hint`.
 */
const meta = {
  title: 'Components/Dialogs and hints/Hint (tooltip)',
  component: HelpTip,
  args: { text: 'Please sign up at least 2 days in advance.' },
  decorators: [
    (Tip) => (
      <p className="page">
        Sign up by Thursday 4:00 pm <Tip />
      </p>
    ),
  ],
} satisfies Meta<typeof HelpTip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};
