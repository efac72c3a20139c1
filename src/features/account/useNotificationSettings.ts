import { useEffect, useEffectEvent, useReducer } from 'react';
import { useSubmission } from '../../api/useSubmission';
import type { Notifications } from './notificationSettings';

/** In milliseconds (rule: notification-message). */
const MESSAGE_TIME = 1750;

type Phase = 'ready' | 'showingMessage' | 'refreshing';

type PhaseEvent = 'saved' | 'messageExpired' | 'refreshed';

const phaseAfter: Record<PhaseEvent, Phase> = {
  saved: 'showingMessage',
  messageExpired: 'refreshing',
  refreshed: 'ready',
};

interface NotificationActions {
  onSubmit: (settings: Notifications) => Promise<void>;
  /** Reads the member again. */
  onSaved: () => Promise<void>;
}

/** Saves the settings, shows a message, then reads the member again. `isBusy` is true from the first step to the last. */
export function useNotificationSettings({ onSubmit, onSaved }: NotificationActions) {
  const [phase, dispatch] = useReducer((_last: Phase, event: PhaseEvent) => phaseAfter[event], 'ready');
  const { submit, error, isPending } = useSubmission(onSubmit, { onSuccess: () => dispatch('saved') });
  const refresh = useEffectEvent(onSaved);

  useEffect(() => {
    if (phase !== 'showingMessage') return undefined;
    let isShown = true;
    const finish = async () => {
      isShown = false;
      dispatch('messageExpired');
      await refresh();
      dispatch('refreshed');
    };
    const timer = setTimeout(() => void finish(), MESSAGE_TIME);
    return () => {
      clearTimeout(timer);
      // The screen was left while it showed the message. Without this read it would show the old settings the next time.
      if (isShown) void refresh();
    };
  }, [phase]);

  return {
    error,
    isSaved: phase === 'showingMessage',
    isBusy: isPending || phase !== 'ready',
    /** Resolves with true if the change was accepted. */
    change: submit,
  };
}
