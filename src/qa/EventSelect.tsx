import type { ListedEvent } from '../../mocks/qa/listedEvents';
import { Field } from './Field';

interface EventSelectProps {
  label: string;
  events: readonly ListedEvent[];
  /** The index of the chosen event. */
  value: number;
  onChange: (index: number) => void;
}

export function EventSelect({ label, events, value, onChange }: EventSelectProps) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
          {events.map(({ title, day }, index) => (
            <option key={`${day} ${title}`} value={index}>
              {title}, {day}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
