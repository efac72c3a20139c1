import { useFormik, type FormikConfig, type FormikValues } from 'formik';
import { useRef, type ReactNode } from 'react';
import { FormFrame, type FormFrameOptions } from './FormFrame';

/** The part of the result of `useSubmission` that a form uses. It is declared again here, because ui/ must not import api/. */
export type FormSubmission<Values> = {
  /** Resolves with true if the values were accepted. Never rejects. */
  submit: (values: Values) => Promise<boolean>;
  isAccepted: boolean;
};

type SubmitFormProps<Values extends FormikValues> = FormFrameOptions &
  Pick<FormikConfig<Values>, 'initialValues' | 'validationSchema'> & {
    submission: FormSubmission<Values>;
    /** Submitting values for which this returns false does nothing. */
    canSubmit?: (values: Values) => boolean;
    /**
     * The values of the fields after success. 'sent': the values that were sent, even if the user typed while the request was
     * in flight. 'initial': the initial values. By default the fields keep their values.
     */
    valuesAfterSuccess?: 'sent' | 'initial';
    children: ReactNode | ((values: Values) => ReactNode);
  };

/** A form that sends its values through a submission. Its children are the fields, the status and the submit button. */
export function SubmitForm<Values extends FormikValues>(props: SubmitFormProps<Values>) {
  const { initialValues, validationSchema, submission, canSubmit, valuesAfterSuccess, children, ...frame } =
    props;
  // `submission` sends only the first of two concurrent submits, so the second must show the values of the first, too.
  const inFlight = useRef<Values | null>(null);

  async function submit(values: Values) {
    if (canSubmit?.(values) === false) return;
    inFlight.current ??= values;
    const sent = inFlight.current;
    const isAccepted = await submission.submit(sent);
    inFlight.current = null;
    if (!isAccepted) return;
    if (valuesAfterSuccess === 'sent') await form.setValues(sent, false);
    if (valuesAfterSuccess === 'initial') form.resetForm();
  }

  const form = useFormik<Values>({ initialValues, validationSchema, onSubmit: submit });
  return (
    <FormFrame form={form} isAccepted={submission.isAccepted} {...frame}>
      {typeof children === 'function' ? children(form.values) : children}
    </FormFrame>
  );
}
