import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../feedback/Spinner';
import { AuthCard } from './AuthCard';
import { FormPlace } from './FormPlace';

/**
 * For the card of a form that is still to come, or will not: as high as a form of so many fields with its button, so
 * that the card stays as it is.
 */
const meta = {
  title: 'Components/Layout/FormPlace',
  component: FormPlace,
  args: { children: <Spinner /> },
  argTypes: { children: { control: false } },
  tags: ['loading'],
  decorators: [
    (Place) => (
      <AuthCard title="Join">
        <Place />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof FormPlace>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoFields: Story = { args: { fields: 2 } };
export const ThreeFields: Story = { args: { fields: 3 } };
