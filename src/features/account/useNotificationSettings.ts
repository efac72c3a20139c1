import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../lib/errorText';
import type { Notifications } from './notificationSettings';

/** How long the message stands before the member is read again (section 9 of the specification), in milliseconds. */
const MESSAGE_TIME = 1750;

type Progress = 'idle' | 'sending' | 'message' | 'refetching';

interface NotificationActions {
  onSubmit: (settings: Notifications) => Promise<void>;
  /** Reads the member again. */
  onSaved: () => Promise<void>;
}

/** One change at a time: the next one waits until the message has gone and the member has been read again. */
export function useNotificationSettings({ onSubmit, onSaved }: NotificationActions) {
  const [error, setError] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress>('idle');
  const isSending = useRef(false);
  const refetch = useRef(onSaved);

  useEffect(() => {
    refetch.current = onSaved;
  }, [onSaved]);

  useEffect(() => {
    if (progress !== 'message') return undefined;
    let isShown = true;
    const finish = async () => {
      isShown = false;
      setProgress('refetching');
      await refetch.current();
      isSending.current = false;
      setProgress('idle');
    };
    const timer = setTimeout(() => void finish(), MESSAGE_TIME);
    return () => {
      clearTimeout(timer);
      // Whoever leaves before the message has gone finds the new settings when they come back.
      if (isShown) void refetch.current();
    };
  }, [progress]);

  async function change(settings: Notifications) {
    if (isSending.current) return;
    isSending.current = true;
    setError(null);
    setProgress('sending');
    try {
      await onSubmit(settings);
      setProgress('message');
    } catch (failure) {
      setError(errorText(failure));
      setProgress('idle');
      isSending.current = false;
    }
  }

  return { error, hasMessage: progress === 'message', isBusy: progress !== 'idle', change };
}
