import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormStatus } from './FormStatus';

/**
 * The result of a form, at its foot, above its button. Errors are the server's own words where it has any. Keep it mounted
 * while there is nothing to say: only then is what appears in it read aloud. What is wrong with one field stands beside that field.
 */
const meta = {
  title: 'Components/Feedback/FormStatus',
  component: FormStatus,
  decorators: [
    (Status) => (
      <div className="page page--reading">
        <Status />
      </div>
    ),
  ],
} satisfies Meta<typeof FormStatus>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Silent: Story = {};
export const Failed: Story = { args: { error: 'The old password is wrong.' } };
export const Succeeded: Story = { args: { success: 'Your account info has been updated' } };
