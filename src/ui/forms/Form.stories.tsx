import type { Meta, StoryObj } from '@storybook/react-vite';
import { Formik } from 'formik';
import { BusyButton } from '../feedback/BusyButton';
import { FormStatus } from '../feedback/FormStatus';
import { TextField } from '../fields/TextField';
import { Form } from './Form';

function StoryForm({ isAccepted = false, error }: { isAccepted?: boolean; error?: string }) {
  return (
    <Formik initialValues={{ firstName: 'Yaakov', lastName: 'Rosenberg' }} onSubmit={() => undefined}>
      <Form className="form page page--reading">
        <fieldset role="none" className="stack" disabled={isAccepted}>
          <TextField name="firstName" label="First name" />
          <TextField name="lastName" label="Last name" />
        </fieldset>
        <FormStatus error={error} success={isAccepted ? 'Your account info has been updated' : null} />
        <BusyButton isPending={false} disabled={isAccepted}>
          Update
        </BusyButton>
      </Form>
    </Formik>
  );
}

/** The form element inside `<Formik>`, with the fields, a `FormStatus` and a `BusyButton`. */
const meta = { title: 'Components/Forms/Form', component: StoryForm } satisfies Meta<typeof StoryForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Failed: Story = { args: { error: 'Something went wrong. Please try again.' } };
export const Accepted: Story = { args: { isAccepted: true } };
