import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RichText } from './RichText';

/**
 * Shows texts that a community writes, such as policies and notes. Plain text keeps its line breaks. Simple HTML keeps its
 * formatting; scripts and other active content are removed.
 */
const meta = {
  title: 'Components/Text/Note or policy (HTML)',
  component: RichText,
  args: { text: 'Quiet hours are from 11:00 pm to 7:00 am.\n\nPlease keep music inside.' },
  decorators: [
    (Text) => (
      <div className="page page--reading">
        <Text />
      </div>
    ),
  ],
} satisfies Meta<typeof RichText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PlainText: Story = {};
export const SimpleHtml: Story = {
  args: {
    text: '<h2>Pool</h2><p>Hours are <b>posted</b>, and <a href="https://example.com">here</a>.</p><ul><li>Men</li><li>Women</li></ul>',
  },
};
export const HostileHtml: Story = {
  args: { text: '<p>Only this is left.<img src="x" onerror="alert(1)"></p><script>alert(1)</script>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Only this is left.')).toBeVisible();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
  },
};
