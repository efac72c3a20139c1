import type { Meta, StoryObj } from '@storybook/react-vite';
import { MinyanMarks } from './MinyanMarks';

/**
 * Decorates a count; screen readers skip the marks. A filled mark is a man who comes for sure, an outlined mark a man who comes
 * only if there is a minyan. From ten men on, the whole row glows.
 */
const meta = {
  title: 'Components/Minyan/Ten marks',
  component: MinyanMarks,
  args: { sure: 7, onlyIf: 2 },
  argTypes: {
    sure: { control: { type: 'range', min: 0, max: 20 } },
    onlyIf: { control: { type: 'range', min: 0, max: 20 } },
  },
  decorators: [
    (Marks) => (
      <div className="page">
        <Marks />
      </div>
    ),
  ],
} satisfies Meta<typeof MinyanMarks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Nobody: Story = { args: { sure: 0, onlyIf: 0 } };
export const OneShortOfAMinyan: Story = {};
export const ExactlyTen: Story = { args: { sure: 8, onlyIf: 2 } };
export const Plenty: Story = { args: { sure: 23, onlyIf: 0 } };
