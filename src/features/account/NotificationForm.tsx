import type { ReactNode } from 'react';
import { Button } from '../../ui/button/Button';
import type { Submission } from '../../lib/submission';
import { SelectField } from '../../ui/fields/SelectField';
import { FormSubmitButton } from '../../ui/forms/FormSubmitButton';
import { SubmitForm } from '../../ui/forms/SubmitForm';
import { disabled, frequencyOptions, methodOptions, type Notifications } from './notificationSettings';
import { ReinitializeWhilePristine } from './ReinitializeWhilePristine';

interface NotificationFormProps {
  settings: Notifications;
  isBusy: boolean;
  isSaved: boolean;
  onChange: Submission<[Notifications]>['submit'];
  /** Rendered above the buttons. */
  children: ReactNode;
}

export function NotificationForm({ settings, isBusy, isSaved, onChange, children }: NotificationFormProps) {
  const { notificationMethod, notifications } = settings;
  const current: Notifications = { notificationMethod, notifications };
  return (
    <SubmitForm initialValues={current} submission={{ submit: onChange, isAccepted: isSaved }}>
      <ReinitializeWhilePristine values={current} isPaused={isBusy} />
      <fieldset role="none" className="account-fields" disabled={isBusy}>
        <SelectField name="notificationMethod" label="Notification method" options={methodOptions} />
        <SelectField name="notifications" label="Notification frequency" options={frequencyOptions} />
      </fieldset>
      {children}
      <div className="form-actions">
        <FormSubmitButton disabled={isBusy} isPressed={isBusy}>
          Save
        </FormSubmitButton>
        <Button
          className="button button--secondary"
          disabled={isBusy}
          onClick={() => void onChange(disabled)}
        >
          Disable
        </Button>
      </div>
    </SubmitForm>
  );
}
