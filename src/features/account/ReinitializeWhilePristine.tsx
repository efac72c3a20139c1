import { useFormikContext, type FormikValues } from 'formik';
import { useEffect } from 'react';

type ReinitializeWhilePristineProps = {
  /** The server's current values. */
  values: FormikValues;
  /** While true, the form is not reset. */
  isPaused: boolean;
};

/**
 * Inside a Formik form: resets it to the server's values when they change, unless that would lose typed input. Input that
 * equals the server's values is not lost by a reset.
 */
export function ReinitializeWhilePristine({ values, isPaused }: ReinitializeWhilePristineProps) {
  const { dirty, initialValues, values: entered, resetForm } = useFormikContext<FormikValues>();
  const differsFrom = (others: FormikValues) =>
    Object.keys(values).some((name) => values[name] !== others[name]);
  const mustReset = differsFrom(initialValues) && !(dirty && differsFrom(entered)) && !isPaused;
  useEffect(() => {
    if (mustReset) resetForm({ values });
  }, [mustReset, resetForm, values]);
  return null;
}
