import { startTransition, useMemo, useState } from 'react';
import { useSent, type Records } from '../../../api/attendance';
import { useMember } from '../../../api/memberContext';
import { Button } from '../../../ui/button/Button';
import type { Day } from '../../../domain/day';
import { firstLaterShabbos, laterSignUps } from '../../../domain/laterShabbos';
import { formatShortDay } from '../../../domain/time';
import { shabbosOf } from '../../../domain/event';
import { Spinner } from '../../../ui/feedback/Spinner';
import { useDialogEntry } from '../../../ui/dialog/useDialogEntry';
import { passFocusOn } from '../../../ui/focus/focus';
import { EventSignUp } from '../event/EventSignUp';
import { lazyComponent } from '../../../ui/lazy/lazyComponent';
import { useToday } from '../../../ui/useNow';

const LaterShabbosDialog = lazyComponent(
  () => import('./LaterShabbosDialog'),
  (module) => module.LaterShabbosDialog,
  { placeholder: ({ isShown }) => (isShown ? <Spinner /> : null) },
);

/** The button, the later sign-ups, and the dialog that both open (rules: later-shabbos-dialog, own-later-sign-ups). */
export function LaterShabbos({ records }: { records: Records }) {
  const { attendance } = records;
  const sent = useSent(records);
  const member = useMember();
  const dialog = useDialogEntry('later-shabbos');
  // Back keeps what has been typed in the dialog (rule: back-closes-a-dialog). Closing it in any other way drops that.
  const [content, setContent] = useState<'none' | 'kept' | 'dropped'>('none');
  if (dialog.isOpen && content !== 'kept') setContent('kept');
  const [picked, setPicked] = useState<Day | null>(null);
  const today = useToday();
  const isPassed = picked !== null && picked < today;
  const signUps = useMemo(
    () => laterSignUps(member, attendance, today, sent),
    [member, attendance, today, sent],
  );
  return (
    <>
      <Button
        className="button button--secondary"
        // Rendered while the button is down, so that the dialog opens sooner. A press may be no click, so it loads nothing.
        onPointerDown={() => {
          if (LaterShabbosDialog.isLoaded()) startTransition(() => setContent('kept'));
        }}
        onClick={dialog.open}
      >
        Sign up for later Shabbos
      </Button>
      {signUps.length === 0 ? null : (
        <p className="later-sign-ups">
          <span>Signed up for later: </span>
          {signUps.map(({ day, signUp }, index) => (
            <span key={day} ref={passFocusOn}>
              <Button
                className="button button--link"
                onClick={() => {
                  setPicked(day);
                  dialog.open();
                }}
              >
                {`${formatShortDay(day)} (${signUp.peopleCount})`}
              </Button>
              {index === signUps.length - 1 ? null : <span>, </span>}
            </span>
          ))}
        </p>
      )}
      {content === 'none' ? null : (
        <LaterShabbosDialog
          isShown={dialog.isOpen}
          signedUpDays={signUps.map(({ day }) => day)}
          picked={picked}
          isPassed={isPassed}
          onPick={setPicked}
          hold={dialog.hold}
          onClose={() => {
            setContent('dropped');
            dialog.close();
          }}
          onClosed={() => {
            if (content !== 'dropped') return;
            setContent('none');
            setPicked(null);
          }}
        >
          <EventSignUp
            key={picked ?? 'none'}
            event={shabbosOf(picked ?? firstLaterShabbos(today, member.upcomingShabbos), member)}
            member={member}
            records={records}
            isDisabled={picked === null}
            isPassed={isPassed}
          />
        </LaterShabbosDialog>
      )}
    </>
  );
}
