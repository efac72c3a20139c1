import { eventTitle } from '@/domain/calendar/eventName';
import type { MinyanEvent } from '@/domain/event';
import { formatDay } from '@/domain/time';
import { EventName } from '@/ui/text/EventName';

/** The name and date of an event, and that it has passed. */
export function EventHead({ event, isPassed }: { event: MinyanEvent; isPassed: boolean }) {
  const passedText = event.kind === 'holiday' ? 'This event has passed.' : 'This Shabbos has passed.';
  return (
    <p className="event-head">
      <span className="event-head__name">
        <EventName name={eventTitle(event)} emoji={event.kind === 'holiday' ? event.holiday.emoji : null} />
      </span>{' '}
      <span className="event-head__date">{formatDay(event.day)}</span>
      {/* Stays mounted: screen readers announce only changes of a live region that already exists. */}
      <output className="event-head__passed">{isPassed ? passedText : null}</output>
    </p>
  );
}
