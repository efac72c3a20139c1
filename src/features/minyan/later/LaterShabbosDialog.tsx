import type { ReactNode } from 'react';
import { eventTitle } from '../../../domain/calendar/eventName';
import type { Day } from '../../../domain/day';
import { formatDay } from '../../../domain/time';
import { Dialog } from '../../../ui/dialog/Dialog';
import type { HoldDialog } from '../../../ui/dialog/useDialogEntry';
import { EventName } from '../../../ui/text/EventName';
import { ShabbosPicker } from './ShabbosPicker';

/** How long the dialog fades (rule: later-shabbos-dialog). */
const FADE_MS = 250;

interface LaterShabbosDialogProps {
  isShown: boolean;
  /** The days for which the member has signed up. */
  signedUpDays: readonly Day[];
  picked: Day | null;
  onPick: (day: Day) => void;
  /** The form for the picked day. Until there is one it is disabled and only shows how it will look. */
  children: ReactNode;
  onClose: () => void;
  hold: HoldDialog;
  onClosed: () => void;
}

export function LaterShabbosDialog(props: LaterShabbosDialogProps) {
  const { isShown, signedUpDays, picked, onPick, children, onClose, hold, onClosed } = props;
  return (
    <Dialog
      isShown={isShown}
      keepsContent
      title="Signing up for a later Shabbos?"
      hasCloseButton
      size="lg"
      fadeMs={FADE_MS}
      onClose={onClose}
      hold={hold}
      onClosed={onClosed}
    >
      <ShabbosPicker signedUpDays={signedUpDays} value={picked} onPick={onPick} />
      {picked === null ? null : (
        <p className="event-head">
          <span className="event-head__name">
            <EventName name={eventTitle({ kind: 'later', day: picked })} />
          </span>{' '}
          <span className="event-head__date">{formatDay(picked)}</span>
        </p>
      )}
      {children}
    </Dialog>
  );
}
