import { Panel } from '@/ui/structure/Panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MinyanSummary } from './MinyanSummary';
import { eventArgs } from './storyEventFixture';

/** How many men come to an event, who reads, who has Maftir, and its times. The count is the largest text of its page. */
const meta = {
  title: 'Components/Minyan/Summary of an event',
  component: MinyanSummary,
  args: { event: eventArgs.event, signUps: eventArgs.signUps },
  decorators: [
    (Summary) => (
      <div className="page page--reading">
        <Panel title="Add yourself to minyan">
          <Summary />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof MinyanSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneShortOfAMinyan: Story = {};
