import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading } from './PageHeading';

/**
 * The name of a page, once at its top, with the community or the member it is about below it. The home has its own welcome,
 * sign-in screens the title of their card.
 */
const meta = {
  title: 'Components/Layout/PageHeading',
  component: PageHeading,
  args: { children: 'Policies' },
  decorators: [
    (Heading) => (
      <div className="page">
        <Heading />
      </div>
    ),
  ],
} satisfies Meta<typeof PageHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLead: Story = { args: { lead: 'Pine Hollow' } };
