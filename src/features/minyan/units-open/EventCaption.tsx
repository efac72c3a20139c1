import { eventTitle } from '../../../domain/calendar/eventTitle';
import type { MinyanEvent } from '../../../domain/event';
import { formatDay } from '../../../domain/time';
import { EventName } from '../../../ui/text/EventName';

/** The caption of an event's table (rule: units-open-captions). */
export function EventCaption({ event }: { event: MinyanEvent }) {
  return (
    <>
      {event.kind === 'shabbos' ? <span>Upcoming Shabbos </span> : null}
      <span>
        <EventName name={eventTitle(event)} emoji={event.kind === 'holiday' ? event.holiday.emoji : null} />{' '}
        <span className="roster__date">{formatDay(event.day)}</span>
      </span>
    </>
  );
}
