import { eventTitle } from '@/domain/calendar/eventName';
import type { MinyanEvent } from '@/domain/event';
import { formatDay } from '@/domain/time';
import { EventName } from '@/ui/text/EventName';

/** The name of an event, with a holiday's emoji. */
export const EventTitle = ({ event }: { event: MinyanEvent }) => (
  <EventName name={eventTitle(event)} emoji={event.kind === 'holiday' ? event.holiday.emoji : null} />
);

/** The name and date of an event, and a note once the event has passed. */
export function EventHead({ event, isPassed }: { event: MinyanEvent; isPassed: boolean }) {
  const passedText = event.kind === 'holiday' ? 'This event has passed.' : 'This Shabbos has passed.';
  return (
    <p className="event-head">
      <span className="event-head__name">
        <EventTitle event={event} />
      </span>{' '}
      <span className="event-head__date">{formatDay(event.day)}</span>
      {/* Stays mounted: screen readers announce only changes of a live region that already exists. */}
      <output className="event-head__passed">{isPassed ? passedText : null}</output>
    </p>
  );
}
