import type { ComponentProps } from 'react';
import { BusyButton } from '../feedback/BusyButton';
import { useFormikContext } from 'formik';

type FormSubmitButtonProps = Omit<ComponentProps<typeof BusyButton>, 'isPending' | 'onClick'>;

/** The submit button of a Formik form, pending while the form is submitting. */
export function FormSubmitButton(props: FormSubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <BusyButton isPending={isSubmitting} {...props} />;
}
