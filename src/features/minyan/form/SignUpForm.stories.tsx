import { buildSignUp } from '@/domain/testing/fixtures';
import { Panel } from '@/ui/structure/Panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventArgs } from '../event/storyEventFixture';
import { SignUpForm } from './SignUpForm';

/**
 * The form with which a member signs up for an event. Once a sign-up is saved, the form is locked until the member presses
 * 'Edit'. Only 'Sign up' and 'Update' are amber.
 */
const meta = {
  title: 'Components/Minyan/Sign-up form',
  component: SignUpForm,
  args: { ...eventArgs, own: null },
  decorators: [
    (Form) => (
      <div className="page page--reading">
        <Panel title="Add yourself to minyan">
          <Form />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof SignUpForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NewSignUp: Story = {};
export const SignedUp: Story = {
  args: { own: buildSignUp({ recordId: '12', userId: 7, peopleCount: 2, isGuest: true }) },
};
