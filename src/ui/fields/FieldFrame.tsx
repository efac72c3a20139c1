import { useField } from 'formik';
import { type ReactNode, useId } from 'react';
import { passFocusOn } from '../focus/focus';
import './FieldFrame.scss';

/** Props of a field whose text a phone must not correct, capitalize or spell-check (rule: typed-as-it-is). */
export const verbatim = { autoCorrect: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/**
 * Connects a field with its Formik form. Its error appears at the submit and follows the typing from then on. Formik's `onBlur` is
 * left out: an error that appears on blur would move the control that is being pressed (rule: no-lost-press).
 */
export function useFieldParts<T>(name: string, hint?: string) {
  const id = useId();
  const [field, meta, { setValue }] = useField<T>(name);
  const error = meta.touched ? meta.error : undefined;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    value: field.value,
    setValue,
    /** Props for the input, select or text area of the field. */
    control: {
      id,
      name,
      onChange: field.onChange,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
    /** For FieldFrame and FieldNotes. `id` is the control's id. */
    notes: { id, hint, error },
  };
}

type FieldNotesProps = ReturnType<typeof useFieldParts>['notes'] & {
  /** Whether screen readers announce the error. By default they read it when the submit has focused the field. */
  isAnnounced?: boolean | undefined;
};

export function FieldNotes({ id, hint, error, isAnnounced }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field__error" id={`${id}-error`} role={isAnnounced ? 'alert' : undefined}>
          {error}
        </p>
      ) : null}
    </>
  );
}

type FieldFrameProps = { label: string; notes: FieldNotesProps; children: ReactNode };

/** A control with its label above, and its hint and error below. */
export function FieldFrame({ label, notes, children }: FieldFrameProps) {
  return (
    <div className="field" ref={passFocusOn}>
      <label className="field__label" htmlFor={notes.id}>
        {label}
      </label>
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}
