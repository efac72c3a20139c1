import { Button } from '../../ui/button/Button';
import { FormStatus } from '../../ui/feedback/FormStatus';
import { NotificationForm } from './NotificationForm';
import { enabled, type Notifications } from './notificationSettings';
import { useNotificationSettings } from './useNotificationSettings';

interface NotificationSettingsProps {
  settings: Notifications;
  onSubmit: (settings: Notifications) => Promise<void>;
  /** Reads the member again. */
  onSaved: () => Promise<void>;
}

export function NotificationSettings({ settings, onSubmit, onSaved }: NotificationSettingsProps) {
  const { error, isSaved, isBusy, change } = useNotificationSettings({ onSubmit, onSaved });
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
