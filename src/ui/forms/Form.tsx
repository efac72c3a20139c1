import { parseCount } from '@/lib/plainText';
import { mapValues, pickBy } from 'es-toolkit';
import { type FormikValues, useFormikContext } from 'formik';
import {
  type ReactNode,
  type SubmitEvent,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { DraftsContext } from './drafts';
import './Form.scss';
import { useReportUnsavedInput } from './unsavedInput';

/** The value that a form field shows. Falls back to `value` if it shows none, and, except for radio buttons, if it is disabled or read-only. */
function shownValue(field: Element | RadioNodeList | null, value: unknown): unknown {
  if (field instanceof RadioNodeList) return field.value === '' ? value : field.value === 'true';
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  if (!isText && !(field instanceof HTMLInputElement)) return value;
  if (field.matches(':disabled, [readonly]')) return value;
  if (field.type === 'checkbox' && !isText) return field.checked;
  if (field.getAttribute('role') === 'spinbutton') return parseCount(field.value) ?? value;
  return field.value;
}

/** The shown values that differ from `values`: a password manager may fill fields without an event (rule: shown-is-sent). */
function pageValues(form: HTMLFormElement, values: FormikValues): FormikValues {
  const shown = mapValues(values, (value, name) => shownValue(form.elements.namedItem(String(name)), value));
  return pickBy(shown, (value, name) => value !== values[name]);
}

type FormProps = {
  className?: string;
  /** False keeps the browser's own validation. */
  noValidate?: boolean;
  /** False for a form whose unsaved input may be lost when the session ends, such as the login. */
  reportsUnsaved?: boolean;
  /** The name under which typed values are kept while the page is open, until the server accepts them (rule: kept-request). */
  draft?: string | undefined;
  /** The last values that the form has sent, even if it was left since. Null if the form must not show them, such as a new password. */
  sent?: FormikValues | null;
  /** The server has accepted the sent values. The form then restarts from `sent`, or from its initial values if `sent` is null. */
  isAccepted?: boolean;
  /** The values were submitted but not accepted, so they are unsaved, even if they equal the initial values. */
  isTried?: boolean;
  children: ReactNode;
};

/** The form element inside `<Formik>`: sends what its fields show, focuses the first error and reports unsaved input. */
export function Form(props: FormProps) {
  const { className = 'form', noValidate = true, reportsUnsaved = true, draft, children } = props;
  const { sent = null, isAccepted = false, isTried = false } = props;
  const { values, initialValues, dirty, setValues, setTouched, validateForm, submitForm, resetForm } =
    useFormikContext<FormikValues>();
  const ref = useRef<HTMLFormElement>(null);
  const drafts = use(DraftsContext);

  // Restores what was typed before the form was left, or before React hydrated the page.
  const restore = useEffectEvent(() => {
    const typed = drafts.get(draft) ?? sent ?? (ref.current && pageValues(ref.current, values)) ?? {};
    if (Object.keys(typed).length > 0) void setValues({ ...values, ...typed }, false);
  });
  useLayoutEffect(() => restore(), []);

  const startFromSent = useEffectEvent(() => resetForm(sent === null ? undefined : { values: sent }));
  useEffect(() => {
    if (isAccepted) startFromSent();
  }, [isAccepted]);

  useEffect(() => {
    if (draft !== undefined) drafts.keep(draft, values, initialValues);
  }, [drafts, draft, values, initialValues]);
  useReportUnsavedInput(reportsUnsaved && (dirty || isTried));

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const shown = { ...values, ...pageValues(form, values) };
    // `submitForm` submits the values of the last render, so they are set before.
    await setValues(shown, false);
    const errors = await validateForm(shown);
    if (Object.keys(errors).length === 0) {
      void submitForm();
      return;
    }
    // `submitForm` would disable the sign-up form for a moment, and a disabled field cannot take the focus.
    void setTouched(
      mapValues(shown, () => true),
      false,
    );
    const hasError = (field: Element) => Boolean(errors[field.getAttribute('name') ?? '']);
    const firstInvalid = [...form.elements].find(hasError);
    if (firstInvalid instanceof HTMLElement) firstInvalid.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields
    <form
      ref={ref}
      className={className}
      // A form that a script submits must not put its values into the address (rule: nothing-in-the-address).
      method="post"
      noValidate={noValidate}
      onKeyDown={(event) => {
        // A held Enter, which may have clicked a button, must not also submit the form (rule: double-click).
        if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLInputElement)
          event.preventDefault();
      }}
      onSubmit={(event) => void submit(event)}
    >
      {children}
    </form>
  );
}
