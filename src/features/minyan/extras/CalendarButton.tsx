import { useState } from 'react';
import { useHref } from 'react-router';
import { useLoadedCommunity, useMember } from '../../../api/memberContext';
import { Button } from '../../../ui/button/Button';
import { englishName } from '../../../domain/calendar/englishName';
import { calendarEntry } from '../../../domain/calendarEntry';
import { toInstant } from '../../../domain/day';
import type { MinyanEvent } from '../../../domain/event';
import { placeOfTimes } from '../../../domain/place';
import type { SignUpEntry } from '../../../domain/signUp';
import { GENERAL_ERROR } from '../../../lib/errorText';
import { currentTime } from '../../../lib/clock';
import { reportFailure } from '../../../lib/failures';
import { lazyPart } from '../../../lib/lazyPart';
import { paths } from '../../../lib/paths';
import { site } from '../../../site';
import { FormStatus } from '../../../ui/feedback/FormStatus';
import { useToday } from '../../../ui/useNow';
import './extras.scss';

const calendarFile = lazyPart(
  () => import('./writeCalendarFile'),
  (module) => module.writeCalendarFile,
);

/** How long the object URL of the file stays valid. iOS first asks the member whether to download. */
const URL_LIFETIME_MS = 60_000;

function downloadFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}

const SUCCESS_TEXTS = {
  added: 'Open the downloaded file to add it to your calendar.',
  removed: 'Open the downloaded file to remove it from your calendar.',
};

interface CalendarButtonProps {
  event: MinyanEvent;
  /** The member's saved sign-up. Null without one, and while it is being edited. */
  signUp: SignUpEntry | null;
  isRemoved: boolean;
}

/** Downloads a calendar file of the member's sign-up, or of its removal (rule: calendar-entry). */
export function CalendarButton({ event, signUp, isRemoved }: CalendarButtonProps) {
  const member = useMember();
  const community = useLoadedCommunity();
  const address = new URL(useHref(paths.home), window.location.origin).href;
  const isPassed = event.day < useToday();
  const [result, setResult] = useState<'added' | 'removed' | 'failed' | null>(null);
  if (isPassed || (signUp === null && !isRemoved)) return null;
  const outcome = signUp === null ? 'removed' : 'added';

  async function download() {
    setResult(null);
    try {
      const writeCalendarFile = await calendarFile.load();
      const now = toInstant(currentTime());
      const entry = calendarEntry({
        event,
        signUp,
        userId: member.userId,
        communityName: community.name,
        place: placeOfTimes(community, member),
        zone: site.timeZone,
        address,
        now,
      });
      downloadFile(`${outcome}-${event.day}.ics`, writeCalendarFile(entry, now, signUp === null));
      setResult(outcome);
    } catch (error) {
      // A failure to load the code has been reported.
      if (calendarFile.loaded() !== null) reportFailure({ kind: 'error', error });
      setResult('failed');
    }
  }

  const label = signUp === null ? 'Remove from calendar' : 'Add to calendar';
  return (
    <>
      <Button
        className="button button--secondary"
        aria-label={`${label}: ${englishName(event)}`}
        onClick={() => void download()}
      >
        {label}
      </Button>
      <FormStatus
        success={result === outcome ? SUCCESS_TEXTS[outcome] : null}
        error={result === 'failed' ? GENERAL_ERROR : null}
      />
    </>
  );
}
