import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormStatus } from './FormStatus';

/**
 * The result of submitting a form, shown above its button. Keep it mounted while it is empty: screen readers announce only
 * changes of a live region that already exists. An error of a single field is shown at that field.
 */
const meta = {
  title: 'Components/Feedback/Error or success message (alert)',
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

export const Failed: Story = { args: { error: 'The old password is wrong.' } };
export const Succeeded: Story = { args: { success: 'Your account info has been updated' } };
