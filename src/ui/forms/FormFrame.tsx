import { FormikProvider, type FormikValues, type useFormik } from 'formik';
import type { ReactNode } from 'react';
import { FocusFirstError } from './FocusFirstError';
import { ReportUnsaved } from './ReportUnsaved';

export type FormFrameOptions = {
  className?: string;
  /** False keeps the browser's own validation. */
  noValidate?: boolean;
  /** False for a form whose input may be lost when the session ends, such as the login. */
  reportsUnsaved?: boolean;
};

type FormFrameProps<Values extends FormikValues> = FormFrameOptions & {
  form: ReturnType<typeof useFormik<Values>>;
  isAccepted: boolean;
  children: ReactNode;
};

/** The `<form>` element of a `useFormik` form. Provides its context, reports unsaved input, and focuses the first error. */
export function FormFrame<Values extends FormikValues>(props: FormFrameProps<Values>) {
  const { form, isAccepted, className = 'form', noValidate = true, reportsUnsaved = true, children } = props;
  return (
    <FormikProvider value={form}>
      <form className={className} noValidate={noValidate} onSubmit={form.handleSubmit}>
        {reportsUnsaved ? <ReportUnsaved isAccepted={isAccepted} /> : null}
        <FocusFirstError />
        {children}
      </form>
    </FormikProvider>
  );
}
