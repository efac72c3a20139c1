import { useState } from 'react';
import { eventText } from '../links/actText';
import { listEvents } from '../listedEvents';
import type { Emulation } from '../startEmulation';
import { SelectField } from './fields';

/** Returns the chosen event of the home screen, and the select that chooses it. */
export function useEventSelect(label: string, { backend, clock }: Pick<Emulation, 'backend' | 'clock'>) {
  // The choice is stored as the text of the event: once the clock has passed an event, an index would name another one.
  const [chosen, setChosen] = useState('');
  const events = listEvents(backend, clock.now());
  // The chosen event is no longer listed after the clock has moved past it.
  const event = events.find((one) => eventText(one) === chosen) ?? events[0];
  const select = (
    <SelectField
      label={label}
      value={eventText(event)}
      onChange={setChosen}
      options={events.map((one) => [eventText(one), `${one.title}, ${one.day}`])}
    />
  );
  return { event, select };
}
