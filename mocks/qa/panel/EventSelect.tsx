import { type ListedEvent, eventText } from '../listedEvents';
import { Field } from './Field';

interface EventSelectProps {
  label: string;
  events: readonly ListedEvent[];
  value: ListedEvent | undefined;
  /** Called with the text of the chosen event. An index would name another event once the clock has passed one. */
  onChange: (text: string) => void;
}

export function EventSelect({ label, events, value, onChange }: EventSelectProps) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value && eventText(value)} onChange={({ target }) => onChange(target.value)}>
          {events.map((event) => (
            <option key={eventText(event)} value={eventText(event)}>
              {event.title}, {event.day}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
