import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik, type FormikErrors } from 'formik';
import type { ReactNode } from 'react';
import { FormFrame } from '../forms/FormFrame';

type Values = Record<string, unknown>;

interface TestFormProps {
  initialValues: Values;
  validate: (values: Values) => FormikErrors<Values>;
  onSubmit: (values: Values) => void;
  children: ReactNode;
}

function TestForm({ children, onSubmit, ...options }: TestFormProps) {
  const form = useFormik<Values>({ ...options, onSubmit: (values) => onSubmit(values) });
  return (
    <FormFrame form={form} isAccepted={false}>
      {children}
      <button type="submit">Send</button>
    </FormFrame>
  );
}

/** Renders one field in a form. `submit` presses 'Send'; `onSubmit` records the submitted values. */
export function renderField(
  field: ReactNode,
  initialValues: Values,
  validate: TestFormProps['validate'] = () => ({}),
) {
  const onSubmit = jest.fn<void, [Values]>();
  render(
    <TestForm initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      {field}
    </TestForm>,
  );
  const user = userEvent.setup({ delay: null });
  return { user, onSubmit, submit: () => user.click(screen.getByRole('button', { name: 'Send' })) };
}
