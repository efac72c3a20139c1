import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthCard } from './AuthCard';
import { FormPlaceholder } from './FormPlaceholder';

const meta = {
  title: 'Components/Layout/Placeholder of a form',
  component: FormPlaceholder,
  tags: ['loading'],
  decorators: [
    (Placeholder) => (
      <AuthCard title="Join">
        <Placeholder />
      </AuthCard>
    ),
  ],
} satisfies Meta<typeof FormPlaceholder>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoFields: Story = { args: { fields: 2 } };
export const ThreeFields: Story = { args: { fields: 3 } };
