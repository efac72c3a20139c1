import { useState } from 'react';
import { useSubmission } from '../../api/useSubmission';
import { Button } from '../../ui/button/Button';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { NotificationForm } from './NotificationForm';
import { enabled, type Notifications } from './notificationSettings';

/** How long the message shows, in milliseconds (rule: notification-message). */
const MESSAGE_TIME = 1750;

interface NotificationSettingsProps {
  settings: Notifications;
  onSubmit: (settings: Notifications) => Promise<void>;
  /** Reads the member again. */
  onSaved: () => Promise<void>;
}

export function NotificationSettings({ settings, onSubmit, onSaved }: NotificationSettingsProps) {
  const [isSaved, setIsSaved] = useState(false);
  const onSuccess = () => {
    setIsSaved(true);
    // Also if the screen is left meanwhile: the member's settings have changed.
    setTimeout(() => {
      setIsSaved(false);
      void onSaved();
    }, MESSAGE_TIME);
  };
  const { submit: change, error, isPending } = useSubmission(onSubmit, { onSuccess });
  const isBusy = isPending || isSaved;
  const status = (
    <FormStatus error={error} success={isSaved ? 'Your notification settings have been updated' : null} />
  );

  if (settings.notifications === 'N') {
    return (
      <div className="form">
        <p>Notifications disabled</p>
        {status}
        <Button
          className="button button--primary"
          disabled={isBusy}
          isPressed={isBusy}
          onClick={() => void change(enabled)}
        >
          Enable
        </Button>
      </div>
    );
  }
  return (
    <NotificationForm settings={settings} isBusy={isBusy} isSaved={isSaved} onChange={change}>
      {status}
    </NotificationForm>
  );
}
