import type { ComponentProps } from 'react';
import { SubmitButton } from '../feedback/SubmitButton';
import { useFormikContext } from 'formik';

type FormSubmitButtonProps = Omit<ComponentProps<typeof SubmitButton>, 'isPending'>;

/** The submit button of a Formik form, pending while the form is submitting. */
export function FormSubmitButton(props: FormSubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return <SubmitButton isPending={isSubmitting} {...props} />;
}
