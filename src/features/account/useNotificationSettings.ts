import { useEffect, useEffectEvent, useState } from 'react';
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
  const { submit, error, isPending } = useSubmission(onSubmit, { onSuccess: () => setIsSaved(true) });
  const refresh = useEffectEvent(onSaved);

  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => setIsSaved(false), MESSAGE_TIME);
    return () => {
      clearTimeout(timer);
      // After the message, or when the screen is left while it shows.
      void refresh();
    };
  }, [isSaved]);

  return {
    error,
    isSaved,
    isBusy: isPending || isSaved,
    change: submit,
  };
}
