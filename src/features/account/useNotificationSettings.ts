import { useState } from 'react';
import { useSubmission } from '../../api/useSubmission';
import type { Notifications } from './notificationSettings';

/** In milliseconds (rule: notification-message). */
const MESSAGE_TIME = 1750;

interface NotificationActions {
  onSubmit: (settings: Notifications) => Promise<void>;
  /** Reads the member again. */
  onSaved: () => Promise<void>;
}

/** Saves the settings, shows a message, then reads the member again. `isBusy` is true until the message has gone. */
export function useNotificationSettings({ onSubmit, onSaved }: NotificationActions) {
  const [isSaved, setIsSaved] = useState(false);
  const onSuccess = () => {
    setIsSaved(true);
    // Also if the screen is left meanwhile: the member's settings have changed.
    setTimeout(() => {
      setIsSaved(false);
      void onSaved();
    }, MESSAGE_TIME);
  };
  const { submit, error, isPending } = useSubmission(onSubmit, { onSuccess });

  return {
    error,
    isSaved,
    isBusy: isPending || isSaved,
    change: submit,
  };
}
