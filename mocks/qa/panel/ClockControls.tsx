import { useState } from 'react';
import { deviceZone } from '../../time/deviceZone';
import { communityZone } from '../../time/zone';
import { localTime, parseLinkTime } from '../links/linkTime';
import { lastSignUpFor } from '../listedEvents';
import type { Emulation } from '../startEmulation';
import { ApplyField } from './ApplyField';
import { clockJumps } from './clockJumps';
import { useEventSelect } from './useEventSelect';

/** Sets the clock of the page and the backend, in the community's time zone. */
export function ClockControls({ emulation }: { emulation: Emulation }) {
  const { backend, clock, controls } = emulation;
  const [typed, setTyped] = useState('');
  const { event, select } = useEventSelect('Times of', emulation);
  const colony = controls.colony();
  const place =
    colony && colony.lat !== null && colony.lon !== null ? { lat: colony.lat, lon: colony.lon } : null;
  const jumps = clockJumps({
    now: clock.now(),
    day: event.day,
    place,
    lastSignUp: lastSignUpFor(backend, event, colony),
  });

  return (
    <>
      <p>
        It is <output aria-label="Clock">{localTime(clock.now()).replace('T', ' ')}</output> in the community.
      </p>
      <ZoneText now={clock.now()} />
      <ApplyField
        label="Set the clock to"
        button="Set"
        type="datetime-local"
        step={1}
        required
        value={typed}
        apply={(text) => {
          const time = parseLinkTime(text);
          if (time !== null) controls.moveClock(time);
          setTyped(text);
          return [];
        }}
      />
      {select}
      <fieldset className="buttons">
        <legend>Move the clock to</legend>
        {Object.entries(jumps).map(([name, at]) => (
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

/** Tells the zones of device and community apart. */
function ZoneText({ now }: { now: number }) {
  const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p>
      This device is in {deviceZone()}, where it is {time.format(now)}. The page must show the
      community&rsquo;s time, that of {communityZone}, on every device.
    </p>
  );
}
