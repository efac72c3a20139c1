import { useFormik, useFormikContext, type FormikConfig, type FormikValues } from 'formik';
import { use, useRef, type ComponentProps, type ReactNode } from 'react';
import type { Submission } from '../../lib/submission';
import { BusyButton } from '../feedback/BusyButton';
import { DraftsContext } from './drafts';
import { FormFrame, type FormFrameOptions } from './FormFrame';

type SubmitFormProps<Values extends FormikValues> = FormFrameOptions &
  Pick<FormikConfig<Values>, 'initialValues' | 'initialTouched' | 'validationSchema'> & {
    submission: Pick<Submission<[Values]>, 'submit' | 'isAccepted'>;
    /** Submitting values for which this returns false does nothing. */
    canSubmit?: (values: Values) => boolean;
    /** What the fields show after success: what was 'sent', the 'initial' values, or by default what has been typed since. */
    valuesAfterSuccess?: 'sent' | 'initial';
    children: ReactNode | ((values: Values) => ReactNode);
  };

/** A form that sends its values through a submission. Its children are the fields, the status and the submit button. */
export function SubmitForm<Values extends FormikValues>(props: SubmitFormProps<Values>) {
  const drafts = use(DraftsContext);
  const { initialValues, initialTouched, validationSchema, submission, ...options } = props;
  const { canSubmit, valuesAfterSuccess, children, ...frame } = options;
  // `submission` sends only the first of two concurrent submits, so the second must show the values of the first, too.
  const inFlight = useRef<Values | null>(null);

  async function submit(values: Values) {
    if (canSubmit?.(values) === false) return;
    inFlight.current ??= values;
    const sent = inFlight.current;
    const answer = submission.submit(sent);
    const result = await (frame.draft === undefined ? answer : drafts.track(frame.draft, answer));
    inFlight.current = null;
    if (result !== 'done') return;
    // The member may have left the page meanwhile.
    if (frame.draft !== undefined) drafts.drop(frame.draft);
    if (valuesAfterSuccess === 'sent') await form.setValues(sent, false);
    if (valuesAfterSuccess === 'initial') form.resetForm();
  }

  const form = useFormik<Values>({ initialValues, initialTouched, validationSchema, onSubmit: submit });
  return (
    <FormFrame
      form={form}
      isAccepted={submission.isAccepted}
      noticesFills={typeof children === 'function'}
      {...frame}
    >
      {typeof children === 'function' ? children(form.values) : children}
    </FormFrame>
  );
}

type FormSubmitButtonProps = Omit<ComponentProps<typeof BusyButton>, 'isPending' | 'onClick'>;

/** The submit button of a Formik form, pending while the form is submitting. */
export function FormSubmitButton(props: FormSubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <BusyButton isPending={isSubmitting} {...props} />;
}
