import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeading } from './PageHeading';

/**
 * The title at the top of a page, with an optional line below it, such as the name of the community. In its place, the home has
 * a welcome, 'Units open' a banner, and a screen for login or passwords the title of its `AuthCard`.
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
