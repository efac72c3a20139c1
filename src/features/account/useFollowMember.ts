import { pickBy } from 'es-toolkit';
import type { FormikValues, useFormik } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Whether the member, or a form, has all of the values. After a lost answer it tells whether they were saved (rule: lost-answer). */
export const hasValues = (of: FormikValues | null, values: FormikValues): boolean =>
  Object.keys(values).every((name) => of?.[name] === values[name]);

/** Shows newer values of the member in all fields but those typed in. Formik's `enableReinitialize` would drop what was typed. */
export function useFollowMember<Values extends FormikValues>(
  form: ReturnType<typeof useFormik<Values>>,
  values: Values,
  isPaused: boolean,
): void {
  const { initialValues, resetForm, setValues } = form;
  const mustFollow = !hasValues(initialValues, values) && !isPaused;
  const follow = useEffectEvent(() => {
    const typed = pickBy(form.values, (value, name) => value !== initialValues[name]);
    resetForm({ values });
    void setValues({ ...values, ...typed }, false);
  });
  useEffect(() => {
    if (mustFollow) follow();
  }, [mustFollow, values]);
}
