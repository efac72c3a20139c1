import { useFormik, useFormikContext, type FormikConfig, type FormikValues } from 'formik';
import { use, useEffect, useEffectEvent, useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import type { Submission } from '../../lib/submission';
import { BusyButton } from '../feedback/BusyButton';
import { DraftsContext } from './drafts';
import { FormFrame, type FormFrameOptions } from './FormFrame';

type SubmitFormProps<Values extends FormikValues> = FormFrameOptions &
  Pick<FormikConfig<Values>, 'initialValues' | 'initialTouched' | 'validationSchema'> & {
    submission: Pick<Submission<[Values]>, 'submit' | 'sent' | 'isAccepted' | 'isPending'>;
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
  const { sent, isAccepted, isPending } = submission;

  async function submit(values: Values) {
    if (canSubmit?.(values) === false) return;
    const result = await submission.submit(values);
    // Here, because the member may have left the page meanwhile.
    if (result === 'done' && frame.draft !== undefined) drafts.drop(frame.draft);
  }

  const form = useFormik<Values>({ initialValues, initialTouched, validationSchema, onSubmit: submit });

  // After the form was left while it was sent, shows what was sent, or the draft if there is one.
  const showSent = useEffectEvent(() => {
    const hasDraft = frame.draft !== undefined && drafts.get(frame.draft) !== undefined;
    if (sent !== null && !hasDraft) void form.setValues(sent[0], false);
  });
  useLayoutEffect(() => showSent(), []);

  const showAccepted = useEffectEvent(() => {
    if (valuesAfterSuccess === 'initial') form.resetForm();
    if (valuesAfterSuccess === 'sent' && sent !== null) void form.setValues(sent[0], false);
  });
  useEffect(() => {
    if (isAccepted) showAccepted();
  }, [isAccepted]);

  return (
    <FormFrame
      form={form}
      isAccepted={isAccepted}
      isPending={isPending}
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
