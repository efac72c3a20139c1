import { type Records, useSent } from '@/api/attendance';
import { useMember } from '@/api/memberContext';
import type { Day } from '@/domain/day';
import { shabbosOf } from '@/domain/event';
import { firstLaterShabbos, laterSignUps } from '@/domain/laterShabbos';
import { formatShortDay } from '@/domain/time';
import { Button } from '@/ui/button/Button';
import { useDialogEntry } from '@/ui/dialog/useDialogEntry';
import { Spinner } from '@/ui/feedback/Spinner';
import { lazyComponent } from '@/ui/lazy/lazyComponent';
import { useToday } from '@/ui/useNow';
import { useRef, useState } from 'react';
import { EventSignUp } from '../event/EventSignUp';

const LaterShabbosDialog = lazyComponent('LaterShabbosDialog', () => import('./LaterShabbosDialog'), {
  placeholder: ({ isShown }) => (isShown ? <Spinner /> : null),
});

/** A button and the list of later sign-ups, which open the same dialog (rules: later-shabbos-dialog, own-later-sign-ups). */
export function LaterShabbos({ records }: { records: Records }) {
  const sent = useSent(records);
  const member = useMember();
  const dialog = useDialogEntry('later-shabbos');
  // `picked` is undefined until the dialog is first opened, and null while it has no date.
  const [picked, setPicked] = useState<Day | null>();
  const today = useToday();
  const isPassed = typeof picked === 'string' && picked < today;
  const signUps = laterSignUps(member, records.attendance, today, sent);
  // After Back, the next press opens the dialog with the same date (rule: back-closes-a-dialog). After 'Close', it has no date.
  const isDateKept = useRef(false);
  const openWith = (day: Day | null) => {
    isDateKept.current = true;
    setPicked(day);
    dialog.open();
  };
  return (
    <>
      <Button
        className="button button--secondary"
        onClick={() => openWith(isDateKept.current ? (picked ?? null) : null)}
      >
        Sign up for later Shabbos
      </Button>
      {signUps.length === 0 ? null : (
        <p className="later-sign-ups">
          <span>Signed up for later: </span>
          {signUps.map(({ day, signUp }, index) => (
            <span key={day}>
              <Button className="button button--link" onClick={() => openWith(day)}>
                {`${formatShortDay(day)} (${signUp.peopleCount})`}
              </Button>
              {index === signUps.length - 1 ? null : <span>, </span>}
            </span>
          ))}
        </p>
      )}
      {picked === undefined ? null : (
        <LaterShabbosDialog
          isShown={dialog.isOpen}
          signedUpDays={signUps.map(({ day }) => day)}
          picked={picked}
          isPassed={isPassed}
          onPick={setPicked}
          setIsBusy={dialog.setIsBusy}
          onClose={() => {
            isDateKept.current = false;
            dialog.close();
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
