import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import { SelectField } from '../../ui/fields/SelectField';
import { SubmitButton } from '../../ui/feedback/SubmitButton';
import { UnsavedMark } from '../../ui/forms/UnsavedMark';
import { FreshValues } from './FreshValues';
import { disabled, frequencyOptions, methodOptions, type Notifications } from './notificationSettings';

interface NotificationFormProps {
  settings: Notifications;
  isBusy: boolean;
  isSaved: boolean;
  onChange: (settings: Notifications) => Promise<void>;
  /** Stands above the buttons. */
  children: ReactNode;
}

export function NotificationForm({ settings, isBusy, isSaved, onChange, children }: NotificationFormProps) {
  const { notificationMethod, notifications } = settings;
  const fresh: Notifications = { notificationMethod, notifications };
  return (
    <Formik initialValues={fresh} onSubmit={onChange}>
      {({ isSubmitting }) => (
        <Form noValidate className="form">
          <UnsavedMark isSent={isSaved} />
          <FreshValues values={fresh} isHeld={isBusy} />
          <fieldset className="account-fields" disabled={isBusy}>
            <SelectField name="notificationMethod" label="Notification method" options={methodOptions} />
            <SelectField name="notifications" label="Notification frequency" options={frequencyOptions} />
          </fieldset>
          {children}
          <div className="form-actions">
            <SubmitButton pending={isSubmitting} disabled={isBusy}>
              Save
            </SubmitButton>
            <button
              type="button"
              className="btn btn-secondary"
              disabled={isBusy}
              onClick={() => void onChange(disabled)}
            >
              Disable
            </button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
