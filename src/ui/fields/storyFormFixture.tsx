import type { Decorator } from '@storybook/react-vite';
import { FormikProvider, useFormik } from 'formik';
import type { ReactNode } from 'react';
import { Form } from '../forms/Form';

type Values = Record<string, unknown>;

/** The values of a story's form, and the errors that it shows. */
type FormState = { values: Values; errors: Record<string, string> };

function StoryForm({ form: { values, errors }, children }: { form: FormState; children: ReactNode }) {
  const touched = Object.fromEntries(Object.keys(errors).map((name) => [name, true]));
  const form = useFormik<Values>({
    initialValues: values,
    initialErrors: errors,
    initialTouched: touched,
    onSubmit: () => undefined,
  });
  return (
    <FormikProvider value={form}>
      <Form className="form page page--reading">{children}</Form>
    </FormikProvider>
  );
}

/** Renders the story's field in a form, whose state is the story's `form` parameter. */
export const inForm: Decorator = (Field, { parameters }) => (
  <StoryForm form={parameters['form']}>
    <Field />
  </StoryForm>
);

/** Disables the story's field, as a form does after its values have been accepted. */
export const inDisabledFieldset: Decorator = (Field) => (
  <fieldset role="none" disabled>
    <Field />
  </fieldset>
);

/** Story parameters with the state of the form. */
export function formState(values: Values, errors: Record<string, string> = {}): { form: FormState } {
  return { form: { values, errors } };
}
