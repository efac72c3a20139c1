import { useFormikContext } from 'formik';
import { useReportUnsavedInput } from './unsavedInput';

type ReportUnsavedProps = {
  /** The values were accepted, so nothing is unsaved however they differ from the initial ones. */
  isSent?: boolean;
  /** The values were submitted but not accepted, so they are unsaved even if they equal the initial ones. */
  isTried?: boolean;
};

/** Inside a Formik form: reports it as unsaved while it is dirty or `isTried`. */
export function ReportUnsaved({ isSent = false, isTried = false }: ReportUnsavedProps) {
  const { dirty } = useFormikContext();
  useReportUnsavedInput((dirty || isTried) && !isSent);
  return null;
}
