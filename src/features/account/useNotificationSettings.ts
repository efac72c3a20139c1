import { useEffect, useEffectEvent, useReducer } from 'react';
import { useSubmission } from '../../api/useSubmission';
import type { Notifications } from './notificationSettings';

/** How long the message is shown before the member is read again, in milliseconds. */
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

/** Changes the settings, shows a message, then reads the member again. `isBusy` until all of that has ended. */
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
      // The member has left the screen early: without this they would find the old settings on their return.
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
