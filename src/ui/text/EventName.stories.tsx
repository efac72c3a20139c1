import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventName } from './EventName';

/** The name of an event, in Hebrew or English. Its text direction is isolated, so text next to it keeps its order. */
const meta = {
  title: 'Components/Text/Name of an event',
  component: EventName,
  args: { name: 'שבת פרשת לך־לך' },
  decorators: [
    (Name) => (
      <div className="page">
        <p className="event-head">
          <span className="event-head__name">
            <Name />
          </span>
          <span className="event-head__date">Saturday Oct 24th, 2026</span>
        </p>
      </div>
    ),
  ],
} satisfies Meta<typeof EventName>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InHebrew: Story = {};
export const InEnglish: Story = { args: { name: 'Sukkos 1', emoji: '🌿' } };
export const WithoutEmoji: Story = { args: { name: 'Shavuos 1', emoji: null } };
