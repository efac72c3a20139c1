import { useFormikContext, type FormikValues } from 'formik';
import { useEffect } from 'react';

type ReinitializeWhilePristineProps = {
  values: FormikValues;
  isPaused: boolean;
  /** The server has accepted the input, and the form is locked: it shows the server's values. */
  isAccepted?: boolean;
};

/** Inside a Formik form: resets it to the server's values when they change, unless that would lose typed input. */
export function ReinitializeWhilePristine(props: ReinitializeWhilePristineProps) {
  const { values, isPaused, isAccepted = false } = props;
  const { dirty, initialValues, values: entered, resetForm } = useFormikContext<FormikValues>();
  const differsFrom = (others: FormikValues) =>
    Object.keys(values).some((name) => values[name] !== others[name]);
  const losesInput = !isAccepted && dirty && differsFrom(entered);
  const isStale = differsFrom(isAccepted ? entered : initialValues);
  const mustReset = isStale && !losesInput && !isPaused;
  useEffect(() => {
    if (mustReset) resetForm({ values });
  }, [mustReset, resetForm, values]);
  return null;
}
