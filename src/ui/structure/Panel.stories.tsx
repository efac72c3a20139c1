import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './Panel';

/** A card with a heading, for one form or one subject. Panels are not nested. */
const meta = {
  title: 'Components/Layout/Panel (card)',
  component: Panel,
  args: { title: 'Request Winterization', children: <p>The content of the panel.</p> },
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
