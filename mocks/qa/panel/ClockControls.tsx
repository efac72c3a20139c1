import { useState, type FormEvent } from 'react';
import { clockJumps } from './clockJumps';
import { chosenEvent, lastSignUpFor, listEvents } from '../listedEvents';
import { localTime, parseLinkTime } from '../links/linkTime';
import type { Emulation } from '../startEmulation';
import { EventSelect } from './EventSelect';
import { Field } from './Field';
import { ZoneText } from './ZoneText';

/** Sets the clock of the page and the backend, in the community's time zone. */
export function ClockControls({ emulation }: { emulation: Emulation }) {
  const { backend, clock, controls } = emulation;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const colony = controls.colony();
  const events = listEvents(backend, clock.now());
  const event = chosenEvent(events, chosen);
  const place =
    colony && colony.lat !== null && colony.lon !== null ? { lat: colony.lat, lon: colony.lon } : null;
  const time = parseLinkTime(typed);
  const jumps = clockJumps({
    now: clock.now(),
    day: event.day,
    place,
    lastSignUp: lastSignUpFor(backend, event, colony),
  });

  function submit(formEvent: FormEvent) {
    formEvent.preventDefault();
    if (time !== null) controls.moveClock(time);
  }

  return (
    <>
      <p>
        It is <output aria-label="Clock">{localTime(clock.now()).replace('T', ' ')}</output> in the community.
      </p>
      <ZoneText now={clock.now()} />
      <form className="row" onSubmit={submit}>
        <Field className="grow" label="Set the clock to">
          {(id) => (
            <input
              id={id}
              type="datetime-local"
              step={1}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <button type="submit" disabled={time === null}>
          Set
        </button>
      </form>
      <EventSelect label="Times of" events={events} value={event} onChange={setChosen} />
      <fieldset className="buttons">
        <legend>Move the clock to</legend>
        {jumps.map(({ name, at }) => (
          <button
            key={name}
            type="button"
            disabled={at === null}
            title={at === null ? 'There is no such time.' : localTime(at).replace('T', ' ')}
            onClick={() => {
              if (at !== null) controls.moveClock(at);
            }}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </>
  );
}
