import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading } from './PageHeading';

/**
 * The title at the top of a page, with an optional line below it, such as the name of the community. The home page has its
 * welcome banner instead, and login screens have the title of their `AuthCard`.
 */
const meta = {
  title: 'Components/Layout/Heading of a page',
  component: PageHeading,
  args: { title: 'Policies' },
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
