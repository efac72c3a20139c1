import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hebrew } from './Hebrew';

/**
 * Hebrew inside English text. `lang` tells screen readers to read it as Hebrew, and the isolated direction keeps punctuation next
 * to it in place. For the name of an event, use `EventName`, which detects the language.
 */
const meta = {
  title: 'Components/Text/Hebrew',
  component: Hebrew,
  args: { children: 'שבת שלום' },
  decorators: [
    (Words) => (
      <p className="page">
        We wish you <Words /> (and a good week).
      </p>
    ),
  ],
} satisfies Meta<typeof Hebrew>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {};
