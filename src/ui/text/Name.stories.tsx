import type { Meta, StoryObj } from '@storybook/react-vite';
import { Name } from './Name';

/**
 * A name inside other text. It has its own direction, so the text beside it keeps its order. A name in Hebrew letters has
 * `lang`, for screen readers. For the name of an event with its emoji, use `EventName`.
 */
const meta = {
  title: 'Components/Text/Name',
  component: Name,
  args: { children: 'משה כהן' },
  decorators: [
    (Person) => (
      <p className="page">
        Reserved by <Person /> (guest).
      </p>
    ),
  ],
} satisfies Meta<typeof Name>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InHebrew: Story = {};
export const InEnglish: Story = { args: { children: 'Moshe Berkowitz' } };
export const InBoth: Story = { args: { children: 'Sukkos (סוכות) 1' } };
