import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import type { FormikErrors } from 'formik';
import type { ReactNode } from 'react';

type Values = Record<string, unknown>;

/** One field in a form that a test can submit, with what was submitted last. */
export function renderField(
  field: ReactNode,
  initialValues: Values,
  validate: (values: Values) => FormikErrors<Values> = () => ({}),
) {
  const onSubmit = jest.fn<void, [Values]>();
  render(
    <Formik initialValues={initialValues} validate={validate} onSubmit={(values) => onSubmit(values)}>
      <Form noValidate>
        {field}
        <button type="submit">Send</button>
      </Form>
    </Formik>,
  );
  const user = userEvent.setup({ delay: null });
  return { user, onSubmit, submit: () => user.click(screen.getByRole('button', { name: 'Send' })) };
}
