import { useFormikContext } from 'formik';
import { useReportUnsavedInput } from './unsavedInput';

interface UnsavedMarkProps {
  /** What it holds has been sent. */
  isSent?: boolean;
  /** It was to be sent as it stood, and has not been taken. */
  isTried?: boolean;
}

/** Inside a Formik form: reports it as unsaved while it is dirty or was tried in vain. */
export function UnsavedMark({ isSent = false, isTried = false }: UnsavedMarkProps) {
  const { dirty } = useFormikContext();
  useReportUnsavedInput((dirty || isTried) && !isSent);
  return null;
}
