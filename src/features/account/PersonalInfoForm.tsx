import { updatePersonalInfo, type PersonalInfo } from '../../api/member';
import { useMember, useSessionActions } from '../../api/memberContext';
import { useSubmission } from '../../api/useSubmission';
import type { Member } from '../../domain/member';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { TextField } from '../../ui/fields/TextField';
import { FormSubmitButton, SubmitForm } from '../../ui/forms/SubmitForm';
import { ReinitializeUntouched } from './ReinitializeUntouched';

/** `username` and `unit` are read-only and not sent. */
type PersonalInfoValues = PersonalInfo & Pick<Member, 'username' | 'unit'>;

export function toPersonalInfo({ firstName, lastName, email, phone }: PersonalInfoValues): PersonalInfo {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phone };
}

export function PersonalInfoForm() {
  const { userId, firstName, lastName, email, phone, username, unit } = useMember();
  const { refresh, showChange } = useSessionActions();
  const submission = useSubmission(
    async (values: PersonalInfoValues) => {
      showChange(userId, await updatePersonalInfo(toPersonalInfo(values)));
    },
    { name: 'personalInfo', onSuccess: () => void refresh() },
  );
  const { error, isAccepted, isPending } = submission;
  const current: PersonalInfoValues = { firstName, lastName, email, phone, username, unit };
  return (
    <SubmitForm initialValues={current} submission={submission}>
      <ReinitializeUntouched values={current} isPaused={isPending} isAccepted={isAccepted} />
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
      <FormSubmitButton disabled={isAccepted}>Update</FormSubmitButton>
    </SubmitForm>
  );
}
