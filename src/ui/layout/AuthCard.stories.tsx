import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthCard } from './AuthCard';

/**
 * For a visitor with one thing to do: sign in, ask for a password, set one. One narrow card before the evening, the logo
 * above it. A screen of several parts is made of `Panel`s.
 */
const meta = {
  title: 'Components/Layout/AuthCard',
  component: AuthCard,
  args: {
    title: 'Login to Minyan tracker & winterization',
    children: (
      <button type="button" className="btn btn-primary">
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
