import * as yup from 'yup';
import type { PasswordChange } from '../../api/member';

export const passwordInitialValues: PasswordChange = { oldPassword: '', newPassword: '', newPassword2: '' };

/** Only empty fields are refused here. The server decides about everything else, such as a mismatch. */
export const passwordSchema = yup.object({
  oldPassword: yup.string().required('Please enter your old password.'),
  newPassword: yup.string().required('Please enter your new password.'),
  newPassword2: yup.string().required('Please retype your new password.'),
});
