import { updateNotifications } from '@/api/account';
import { useMember, useSessionActions } from '@/api/memberContext';
import { useSubmission } from '@/api/useSubmission';
import type { Member } from '@/domain/member';
import { Button } from '@/ui/button/Button';
import { BusyButton } from '@/ui/feedback/BusyButton';
import { FormStatus } from '@/ui/feedback/FormStatus';
import { SelectField, type SelectOption } from '@/ui/fields/SelectField';
import { Form } from '@/ui/forms/Form';
import { delay } from 'es-toolkit';
import { isMatch } from 'es-toolkit/compat';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { useFollowMember } from './useFollowMember';

type Notifications = Pick<Member, 'notifications' | 'notificationMethod'>;

const methodOptions: readonly (SelectOption & { value: Notifications['notificationMethod'] })[] = [
  { value: 'T', label: 'Text' },
  { value: 'E', label: 'Email' },
];

const frequencyOptions: readonly (SelectOption & { value: Notifications['notifications'] })[] = [
  { value: 'A', label: 'Every time' },
  { value: 'M', label: 'Once there is minyan' },
];

/** The settings that 'Enable' and 'Disable' send (rule: notification-settings). */
const enabled: Notifications = { notificationMethod: 'E', notifications: 'A' };
const disabled: Notifications = { notificationMethod: 'E', notifications: 'N' };

/** How long the message shows, in milliseconds (rule: notification-message). */
const MESSAGE_TIME = 1750;

export function NotificationSettings() {
  const { userId, notificationMethod, notifications } = useMember();
  const { refresh, showChange } = useSessionActions();
  const { submit, sent, error, isPending, isAccepted } = useSubmission(updateNotifications, {
    name: 'notifications',
    findLostResult: async (settings) => isMatch((await refresh()) ?? {}, settings),
    // After the message the member is read again, even if the screen has been left (rule: notification-message).
    onSuccess: async (_result, settings) => {
      showChange(userId, settings);
      await delay(MESSAGE_TIME);
      void refresh();
    },
  });
  const isSaved = isAccepted && isPending; // Until `onSuccess` ends, after the time of the message.
  // The fields have no choice for what 'Disable' sends. Accepted settings are already the member's, and a later read may change them.
  const sentByForm = isAccepted || sent === disabled ? null : sent;
  const isOff = notifications === 'N';
  const [wasOff] = useState(isOff);
  // The button that is mounted with the screen must not take the focus. One that replaces it, after a press or a new read, must.
  const isReplacing = sent !== null || isOff !== wasOff;
  const current: Notifications = { notificationMethod, notifications };
  const form = useFormik({ initialValues: current, onSubmit: submit });
  useFollowMember(form, current, isPending);
  const status = (
    <FormStatus error={error} success={isSaved ? 'Your notification settings have been updated' : null} />
  );

  if (isOff) {
    return (
      <div className="form">
        <p>Notifications disabled</p>
        {status}
        <Button
          className="button button--primary"
          disabled={isPending}
          isReplacing={isReplacing}
          onClick={() => void submit(enabled)}
        >
          Enable
        </Button>
      </div>
    );
  }
  return (
    <FormikProvider value={form}>
      <Form sent={sentByForm}>
        <fieldset role="none" className="account-fields" disabled={isPending}>
          <SelectField name="notificationMethod" label="Notification method" options={methodOptions} />
          <SelectField name="notifications" label="Notification frequency" options={frequencyOptions} />
        </fieldset>
        {status}
        <div className="form-actions">
          <BusyButton
            isPending={isPending && sentByForm !== null}
            disabled={isPending}
            isReplacing={isReplacing}
          >
            Save
          </BusyButton>
          <Button
            className="button button--secondary"
            disabled={isPending}
            onClick={() => void submit(disabled)}
          >
            Disable
          </Button>
        </div>
      </Form>
    </FormikProvider>
  );
}
