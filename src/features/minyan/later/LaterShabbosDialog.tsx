import type { ReactNode } from 'react';
import { eventTitle } from '../../../domain/calendar/eventName';
import { dayOf, type Day } from '../../../domain/day';
import { firstLaterShabbos } from '../../../domain/laterShabbos';
import { formatDay } from '../../../domain/time';
import { site } from '../../../site';
import { Dialog } from '../../../ui/dialog/Dialog';
import type { HoldDialog } from '../../../ui/dialog/holdDialog';
import { EventName } from '../../../ui/text/EventName';
import { useNow } from '../../../ui/useNow';
import { ShabbosPicker } from './ShabbosPicker';

/** How long the dialog fades (rule: later-shabbos-dialog). */
const FADE_MS = 250;

interface LaterShabbosDialogProps {
  isShown: boolean;
  listedUpcoming: Day | null;
  /** The days for which the member has signed up. */
  signedUpDays: readonly Day[];
  /** The day that is picked, null while none is. */
  picked: Day | null;
  onPick: (day: Day) => void;
  /** Renders the form for a day. While `isPicked` is false the form is disabled and only shows how it will look. */
  renderSignUp: (day: Day, isPicked: boolean) => ReactNode;
  onClose: () => void;
  hold: HoldDialog;
  /** Called after the dialog has faded out. */
  onClosed: () => void;
}

export function LaterShabbosDialog(props: LaterShabbosDialogProps) {
  const { isShown, listedUpcoming, signedUpDays, picked, onPick, renderSignUp, onClose, hold, onClosed } =
    props;
  const today = dayOf(useNow(), site.timeZone);
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
      <ShabbosPicker
        today={today}
        listedUpcoming={listedUpcoming}
        signedUpDays={signedUpDays}
        value={picked}
        onPick={onPick}
      />
      {picked === null ? null : (
        <p className="event-head">
          <span className="event-head__name">
            <EventName name={eventTitle({ kind: 'later', day: picked })} />
          </span>{' '}
          <span className="event-head__date">{formatDay(picked)}</span>
        </p>
      )}
      {renderSignUp(picked ?? firstLaterShabbos(today, listedUpcoming), picked !== null)}
    </Dialog>
  );
}
