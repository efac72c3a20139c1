import type { Decorator } from '@storybook/react-vite';
import { Form, Formik } from 'formik';

type Values = Record<string, unknown>;

/** What a field finds in its form, and the errors that have been shown to whoever filled it in. */
type FormState = { values: Values; errors?: Record<string, string> };

/** For a story: stands the field in a form in the state of the story's `form` parameter. */
export const inForm: Decorator = (Field, { parameters }) => {
  const { values, errors = {} }: FormState = parameters['form'];
  const touched = Object.fromEntries(Object.keys(errors).map((name) => [name, true]));
  return (
    <Formik initialValues={values} initialErrors={errors} initialTouched={touched} onSubmit={() => undefined}>
      <Form className="form page page--reading" noValidate>
        <Field />
      </Form>
    </Formik>
  );
};

/** Such a state, as a story's parameters. */
export function formState(values: Values, errors: Record<string, string> = {}): { form: FormState } {
  return { form: { values, errors } };
}
