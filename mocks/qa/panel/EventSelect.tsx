import { eventText } from '../links/actText';
import type { ListedEvent } from '../listedEvents';
import { SelectField } from './fields';

interface EventSelectProps {
  label: string;
  events: readonly ListedEvent[];
  value: ListedEvent;
  /** Called with the text of the chosen event. An index would name another event once the clock has passed one. */
  onChange: (text: string) => void;
}

export function EventSelect({ label, events, value, onChange }: EventSelectProps) {
  return (
    <SelectField
      label={label}
      value={eventText(value)}
      onChange={onChange}
      options={events.map((event) => [eventText(event), `${event.title}, ${event.day}`])}
    />
  );
}
