import { FormikProvider, type FormikValues, type useFormik } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDraft } from './drafts';
import { useReportUnsavedInput } from './unsavedInput';
import { useShownValues } from './useShownValues';
import './forms.scss';

export type FormFrameOptions = {
  className?: string;
  /** False keeps the browser's own validation. */
  noValidate?: boolean;
  /** False for a form whose input may be lost when the session ends, such as the login. */
  reportsUnsaved?: boolean;
  /** Keeps what is typed under this name while the page is open, until it is accepted (rule: kept-request). */
  draft?: string;
};

type FormFrameProps<Values extends FormikValues> = FormFrameOptions & {
  form: ReturnType<typeof useFormik<Values>>;
  /** The values were accepted, so nothing is unsaved, even if they differ from the initial values. */
  isAccepted?: boolean;
  /** The values are being sent, also by a form that was left meanwhile. */
  isPending?: boolean;
  /** The values were submitted but not accepted, so they are unsaved, even if they equal the initial values. */
  isTried?: boolean;
  /** Takes over what a password manager fills in without an event before the submit: a button is disabled until then. */
  noticesFills?: boolean;
  children: ReactNode;
};

/** The element of a `useFormik` form: sends what its fields show, reports unsaved input and focuses the first error. */
export function FormFrame<Values extends FormikValues>(props: FormFrameProps<Values>) {
  const { form, className = 'form', noValidate = true, reportsUnsaved = true, children } = props;
  const { isAccepted = false, isPending = false, isTried = false, noticesFills = false, draft } = props;
  const ref = useRef<HTMLFormElement>(null);
  const takeFills = useShownValues(ref, form, noticesFills);
  useDraft(draft, form, isAccepted);
  useReportUnsavedInput(reportsUnsaved && (form.dirty || isTried) && !isAccepted);

  // When validation stops a submit.
  const { isSubmitting, isValid } = form;
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const hasStopped = wasSubmitting.current && !isSubmitting && !isValid;
    wasSubmitting.current = isSubmitting;
    if (hasStopped) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, isValid]);

  return (
    <FormikProvider value={{ ...form, isSubmitting: form.isSubmitting || isPending }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields */}
      <form
        ref={ref}
        className={className}
        // A form that a script submits must not put its values into the address (rule: nothing-in-the-address).
        method="post"
        noValidate={noValidate}
        onKeyDown={(event) => {
          // The Enter that has pressed a button is still held down (rule: double-click).
          if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLInputElement)
            event.preventDefault();
        }}
        onSubmit={(event) => {
          takeFills();
          form.handleSubmit(event);
        }}
      >
        {children}
      </form>
    </FormikProvider>
  );
}
