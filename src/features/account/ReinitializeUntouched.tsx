import { pickBy } from 'es-toolkit';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent } from 'react';

type ReinitializeUntouchedProps = {
  values: FormikValues;
  isPaused: boolean;
  /** The server has accepted the input, and the form is locked: it shows the server's values. */
  isAccepted?: boolean;
};

/** Inside a Formik form: resets it to the server's values when they change, but for what has been typed. */
export function ReinitializeUntouched({ values, isPaused, isAccepted = false }: ReinitializeUntouchedProps) {
  const { initialValues, values: entered, resetForm, setValues } = useFormikContext<FormikValues>();
  const shown = isAccepted ? entered : initialValues;
  const isStale = Object.keys(values).some((name) => values[name] !== shown[name]);
  const mustReset = isStale && !isPaused;
  const reset = useEffectEvent(() => {
    const typed = isAccepted ? {} : pickBy(entered, (value, name) => value !== initialValues[name]);
    resetForm({ values });
    void setValues({ ...values, ...typed }, false);
  });
  useEffect(() => {
    if (mustReset) reset();
  }, [mustReset, values]);
  return null;
}
