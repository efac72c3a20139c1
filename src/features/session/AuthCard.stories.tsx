import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthCard } from './AuthCard';

/**
 * A screen with a single task for a visitor, such as logging in or setting a password: a narrow card with the logo above it, in
 * front of a drawing of hills. For a screen with several sections, use `Panel`.
 */
const meta = {
  title: 'Components/Layout/Card of login',
  component: AuthCard,
  args: {
    title: 'Login to Minyan tracker & winterization',
    children: (
      <button type="button" className="button button--primary">
        Login
      </button>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof AuthCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ShortTitle: Story = { args: { title: 'Join' } };
