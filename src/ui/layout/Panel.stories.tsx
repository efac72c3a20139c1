import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './Panel';

/**
 * A card with a heading: one form, or one thing to know. A page of several panels is one to a purpose, never a panel within a
 * panel.
 */
const meta = {
  title: 'Components/Layout/Panel',
  component: Panel,
  args: { title: 'Request Winterization', children: <p>One form, or one thing to know.</p> },
  argTypes: { children: { control: false } },
  decorators: [
    (Card) => (
      <div className="page page--reading">
        <Card />
      </div>
    ),
  ],
} satisfies Meta<typeof Panel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongTitle: Story = {
  args: { title: 'sign up for minyan for the second day of Rosh Hashanah, which is a Sunday this year' },
};
