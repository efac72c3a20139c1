import { useField, useFormikContext, type FieldHelperProps, type FieldInputProps } from 'formik';
import { useId, type FocusEvent } from 'react';
import { whenReleased } from '../presses/whenReleased';

type FieldParts<T> = {
  field: FieldInputProps<T>;
  helpers: FieldHelperProps<T>;
  error: string | undefined;
  ids: { input: string; error: string; hint: string };
  /** Props for the input, select or text area of the field. */
  control: {
    id: string;
    'aria-invalid': boolean | undefined;
    'aria-describedby': string | undefined;
  };
};

/**
 * Connects a field with its Formik form. The error shows once the field was left or the form was submitted. It moves what is
 * below, so if the field is left by pressing a control, the error shows when that press has ended (rule: no-lost-press). The
 * hint and the error are the accessible description of the control.
 */
export function useFieldParts<T>(name: string, hint?: string): FieldParts<T> {
  const id = useId();
  const [field, meta, helpers] = useField<T>(name);
  const { submitCount } = useFormikContext();
  const isShown = meta.touched || submitCount > 0;
  const error = isShown && typeof meta.error === 'string' && meta.error !== '' ? meta.error : undefined;
  const ids = { input: id, error: `${id}-error`, hint: `${id}-hint` };
  const describedBy = [hint ? ids.hint : null, error ? ids.error : null].filter(Boolean).join(' ');
  const onBlur = (event: FocusEvent) => whenReleased(() => field.onBlur(event));
  return {
    field: { ...field, onBlur },
    helpers,
    error,
    ids,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy === '' ? undefined : describedBy,
    },
  };
}
