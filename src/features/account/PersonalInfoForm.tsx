import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import type { PersonalInfo } from '../../api/member';
import type { Member } from '../../domain/member';
import { errorText } from '../../lib/errorText';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { SubmitButton } from '../../ui/feedback/SubmitButton';
import { TextField } from '../../ui/fields/TextField';
import { UnsavedMark } from '../../ui/forms/UnsavedMark';
import { useOneAtATime } from '../../ui/forms/useOneAtATime';
import { FreshValues } from './FreshValues';
import { personalInfoInitialValues, toPersonalInfo, type PersonalInfoValues } from './personalInfoFormModel';

interface PersonalInfoFormProps {
  member: Member;
  onSubmit: (info: PersonalInfo) => Promise<void>;
}

export function PersonalInfoForm({ member, onSubmit }: PersonalInfoFormProps) {
  const [error, setError] = useState<string | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const fresh = personalInfoInitialValues(member);

  async function submit(values: PersonalInfoValues, { setValues }: FormikHelpers<PersonalInfoValues>) {
    setError(null);
    try {
      await onSubmit(toPersonalInfo(values));
      setIsSaved(true);
      // What stands in the locked form is what was sent, whatever was typed meanwhile.
      await setValues(values, false);
    } catch (failure) {
      setError(errorText(failure));
    }
  }

  return (
    <Formik initialValues={fresh} onSubmit={useOneAtATime(submit)}>
      {({ isSubmitting }) => (
        <Form noValidate className="form">
          <UnsavedMark isSent={isSaved} />
          <FreshValues values={fresh} isHeld={isSaved || isSubmitting} />
          <fieldset className="account-fields" disabled={isSaved}>
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
          <FormStatus error={error} success={isSaved ? 'Your account info has been updated' : null} />
          <SubmitButton pending={isSubmitting} disabled={isSaved}>
            Update
          </SubmitButton>
        </Form>
      )}
    </Formik>
  );
}
