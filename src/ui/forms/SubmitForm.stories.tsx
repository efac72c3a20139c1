import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormStatus } from '../feedback/FormStatus';
import { TextField } from '../fields/TextField';
import { FormSubmitButton, SubmitForm } from './SubmitForm';

const fields = (
  <>
    <TextField name="firstName" label="First name" />
    <TextField name="lastName" label="Last name" />
  </>
);

const submission = { submit: () => Promise.resolve('done' as const), sent: null, isPending: false };

/**
 * For every form that sends its values: pass it the submission, and as children the fields, a `FormStatus` and a
 * `FormSubmitButton`. A form whose values are needed outside of it uses `useFormik` and `FormFrame` instead.
 */
const meta = {
  title: 'Components/Forms/Form',
  component: SubmitForm,
  args: {
    className: 'form page page--reading',
    initialValues: { firstName: 'Yaakov', lastName: 'Rosenberg' },
    submission: { ...submission, isAccepted: false },
    children: (
      <>
        {fields}
        <FormStatus />
        <FormSubmitButton>Update</FormSubmitButton>
      </>
    ),
  },
} satisfies Meta<typeof SubmitForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Failed: Story = {
  args: {
    children: (
      <>
        {fields}
        <FormStatus error="Something went wrong. Please try again." />
        <FormSubmitButton>Update</FormSubmitButton>
      </>
    ),
  },
};
export const Accepted: Story = {
  args: {
    submission: { ...submission, isAccepted: true },
    children: (
      <>
        <fieldset role="none" className="stack" disabled>
          {fields}
        </fieldset>
        <FormStatus success="Your account info has been updated" />
        <FormSubmitButton disabled>Update</FormSubmitButton>
      </>
    ),
  },
};
