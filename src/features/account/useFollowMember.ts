import { pickBy } from 'es-toolkit';
import { isMatch } from 'es-toolkit/compat';
import type { FormikValues, useFormik } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Shows newer values of the member in all fields in which nothing was typed. Formik's `enableReinitialize` would drop what was typed. */
export function useFollowMember<Values extends FormikValues>(
  form: ReturnType<typeof useFormik<Values>>,
  values: Values,
  isPaused: boolean,
): void {
  const { initialValues, resetForm, setValues } = form;
  const mustFollow = !isMatch(initialValues, values) && !isPaused;
  const follow = useEffectEvent(() => {
    const typed = pickBy(form.values, (value, name) => value !== initialValues[name]);
    resetForm({ values });
    void setValues({ ...values, ...typed }, false);
  });
  useEffect(() => {
    if (mustFollow) follow();
  }, [mustFollow, values]);
}
