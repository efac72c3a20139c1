import { useField, type FieldHelperProps, type FieldInputProps } from 'formik';
import { useId } from 'react';

type FieldParts<T> = {
  /**
   * Pass it as the default value: the fields are uncontrolled, so that a render does not undo what a password manager has filled
   * in without an event. The form shows later changes (rule: shown-is-sent).
   */
  value: T;
  setValue: FieldHelperProps<T>['setValue'];
  error: string | undefined;
  ids: { input: string; error: string; hint: string };
  /** Props for the input, select or text area of the field. */
  control: Pick<FieldInputProps<T>, 'name' | 'onChange'> & {
    id: string;
    'aria-invalid': boolean | undefined;
    'aria-describedby': string | undefined;
  };
};

/**
 * Connects a field with its Formik form. The error shows once the form was submitted, and follows the typing from then on. A field
 * that is left shows none: an error would move the control that is being pressed (rule: no-lost-press). The hint and the error
 * are the accessible description of the control.
 */
export function useFieldParts<T>(name: string, hint?: string): FieldParts<T> {
  const id = useId();
  const [field, meta, { setValue }] = useField<T>(name);
  const error = meta.touched && typeof meta.error === 'string' && meta.error !== '' ? meta.error : undefined;
  const ids = { input: id, error: `${id}-error`, hint: `${id}-hint` };
  const describedBy = [hint ? ids.hint : null, error ? ids.error : null].filter(Boolean).join(' ');
  return {
    value: field.value,
    setValue,
    error,
    ids,
    control: {
      id,
      name,
      onChange: field.onChange,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy === '' ? undefined : describedBy,
    },
  };
}
