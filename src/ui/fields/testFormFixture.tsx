import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormikErrors, FormikProvider, useFormik } from 'formik';
import type { ReactNode } from 'react';
import { Form } from '../forms/Form';

type Values = Record<string, unknown>;

/** Renders one field in a form. `submit` presses 'Send'; `onSubmit` records the submitted values. */
export function renderField(
  field: ReactNode,
  initialValues: Values,
  validate: (values: Values) => FormikErrors<Values> = () => ({}),
) {
  const onSubmit = jest.fn<void, [Values]>();
  function TestForm() {
    const form = useFormik({ initialValues, validate, onSubmit: (values) => onSubmit(values) });
    return (
      <FormikProvider value={form}>
        <Form>
          {field}
          <button type="submit">Send</button>
        </Form>
      </FormikProvider>
    );
  }
  render(<TestForm />);
  const user = userEvent.setup({ delay: null });
  return { user, onSubmit, submit: () => user.click(screen.getByRole('button', { name: 'Send' })) };
}
