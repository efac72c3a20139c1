import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hebrew } from './Hebrew';

/**
 * For any Hebrew within English: marked as Hebrew for whoever hears it, and isolated, so that punctuation beside it does not
 * jump over it. For an event use `EventName`, which knows by itself.
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
