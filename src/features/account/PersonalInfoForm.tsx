import { asRead, type PersonalInfo, updatePersonalInfo } from '@/api/account';
import { useMember, useSessionActions } from '@/api/memberContext';
import { useSubmission } from '@/api/useSubmission';
import type { Member } from '@/domain/member';
import { plainCode } from '@/lib/plainText';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { TextField } from '@/ui/fields/TextField';
import { Form } from '@/ui/forms/Form';
import { isMatch } from 'es-toolkit/compat';
import { FormikProvider, useFormik } from 'formik';
import { useFollowMember } from './useFollowMember';

/** `username` and `unit` are read-only and not sent. */
type PersonalInfoValues = PersonalInfo & Pick<Member, 'username' | 'unit'>;

function toPersonalInfo({ firstName, lastName, email, phone }: PersonalInfoValues): PersonalInfo {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: plainCode(email), phone };
}

export function PersonalInfoForm() {
  const { userId, firstName, lastName, email, phone, username, unit } = useMember();
  const { refresh, showChange } = useSessionActions();
  const { submit, sent, error, isAccepted, isPending } = useSubmission(
    (values: PersonalInfoValues) => updatePersonalInfo(toPersonalInfo(values)),
    {
      name: 'personalInfo',
      findLostResult: async (values) => isMatch((await refresh()) ?? {}, asRead(toPersonalInfo(values))),
      onSuccess: (_result, values) => {
        showChange(userId, asRead(toPersonalInfo(values)));
        void refresh();
      },
    },
  );
  const current: PersonalInfoValues = { firstName, lastName, email, phone, username, unit };
  const form = useFormik({ initialValues: current, onSubmit: submit });
  useFollowMember(form, current, isPending);
  return (
    <FormikProvider value={form}>
      <Form sent={sent} isAccepted={isAccepted}>
        <fieldset role="none" className="account-fields" disabled={isAccepted}>
          <TextField name="firstName" label="First name" autoComplete="given-name" />
          <TextField name="lastName" label="Last name" autoComplete="family-name" />
          <TextField name="email" label="Email" type="email" autoComplete="email" />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            autoComplete="tel-national"
            placeholder="222-222-2222"
          />
          <TextField name="username" label="Username" autoComplete="off" readOnly />
          <TextField name="unit" label="Unit" autoComplete="off" readOnly />
        </fieldset>
        <FormStatus error={error} success={isAccepted ? 'Your account info has been updated' : null} />
        <BusyButton isPending={isPending} disabled={isAccepted}>
          Update
        </BusyButton>
      </Form>
    </FormikProvider>
  );
}
