import * as yup from 'yup';
import type { PasswordChange } from '../../api/member';

export const passwordInitialValues: PasswordChange = { oldPassword: '', newPassword: '', newPassword2: '' };

/** Empty fields are not sent (decision E7); of everything else the server decides. */
export const passwordSchema = yup.object({
  oldPassword: yup.string().required('Please enter your old password.'),
  newPassword: yup.string().required('Please enter your new password.'),
  newPassword2: yup.string().required('Please retype your new password.'),
});
