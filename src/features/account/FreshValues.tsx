import { useFormikContext, type FormikValues } from 'formik';
import { useEffect } from 'react';

type FreshValuesProps = {
  /** What the server says now. */
  values: FormikValues;
  /** While the form must stay as it is. */
  isHeld: boolean;
};

/**
 * Inside a Formik form: takes over what the server says now, as long as nothing typed would be lost by it. What was typed
 * and is now the server's is saved.
 */
export function FreshValues({ values, isHeld }: FreshValuesProps) {
  const { dirty, initialValues, values: entered, resetForm } = useFormikContext<FormikValues>();
  const differsFrom = (others: FormikValues) =>
    Object.keys(values).some((name) => values[name] !== others[name]);
  const takesOver = differsFrom(initialValues) && !(dirty && differsFrom(entered)) && !isHeld;
  useEffect(() => {
    if (takesOver) resetForm({ values });
  }, [takesOver, resetForm, values]);
  return null;
}
