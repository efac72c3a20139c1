import { useFormikContext } from 'formik';
import { useReportUnsavedInput } from './unsavedInput';

type ReportUnsavedProps = {
  /** The values were accepted, so nothing is unsaved, even if they differ from the initial values. */
  isAccepted?: boolean;
  /** The values were submitted but not accepted, so they are unsaved, even if they equal the initial values. */
  isTried?: boolean;
};

/** Inside a Formik form: reports unsaved input while the form is dirty or `isTried`. */
export function ReportUnsaved({ isAccepted = false, isTried = false }: ReportUnsavedProps) {
  const { dirty } = useFormikContext();
  useReportUnsavedInput((dirty || isTried) && !isAccepted);
  return null;
}
