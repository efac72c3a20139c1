import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './Disclosure';

/**
 * For a list of long texts that are read one at a time, such as the policies. Each text is open at first, so a reader who does
 * not know that it can be closed and opened misses nothing.
 */
const meta = {
  title: 'Components/Layout/Disclosure (accordion)',
  component: Disclosure,
  args: { title: 'Quiet hours', children: <p>From 11:00 pm to 7:00 am.</p> },
  argTypes: { children: { control: false } },
  decorators: [
    (Item) => (
      <div className="page page--reading">
        <Item />
      </div>
    ),
  ],
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quiet hours' }));
    await expect(canvas.getByText('From 11:00 pm to 7:00 am.')).not.toBeVisible();
  },
};
