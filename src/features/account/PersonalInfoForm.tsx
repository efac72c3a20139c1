import type { PersonalInfo } from '../../api/member';
import { useSubmission } from '../../api/useSubmission';
import type { Member } from '../../domain/member';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { TextField } from '../../ui/fields/TextField';
import { FormSubmitButton } from '../../ui/forms/FormSubmitButton';
import { SubmitForm } from '../../ui/forms/SubmitForm';
import { personalInfoInitialValues, toPersonalInfo, type PersonalInfoValues } from './personalInfoFormModel';
import { ReinitializeWhilePristine } from './ReinitializeWhilePristine';

interface PersonalInfoFormProps {
  member: Member;
  onSubmit: (info: PersonalInfo) => Promise<void>;
  onSaved: () => void;
}

export function PersonalInfoForm({ member, onSubmit, onSaved }: PersonalInfoFormProps) {
  const submission = useSubmission((values: PersonalInfoValues) => onSubmit(toPersonalInfo(values)), {
    onSuccess: onSaved,
  });
  const { error, isAccepted, isPending } = submission;
  const current = personalInfoInitialValues(member);
  return (
    <SubmitForm initialValues={current} submission={submission}>
      <ReinitializeWhilePristine values={current} isPaused={isPending} isAccepted={isAccepted} />
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
