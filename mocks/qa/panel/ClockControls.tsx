import { deviceZone } from '../../time/deviceZone';
import { isoTime } from '../../time/isoTime';
import { spokenTime } from '../links/linkTime';
import { lastSignUpFor } from '../listedEvents';
import type { Emulation } from '../startEmulation';
import { clockJumps } from './clockJumps';
import { SettingField } from './SettingField';
import { useEventSelect } from './useEventSelect';

/** Sets the clock of the page and the backend, in the community's time zone. */
export function ClockControls({ emulation }: { emulation: Emulation }) {
  const { backend, clock, controls } = emulation;
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
        It is <output aria-label="Clock">{spokenTime(clock.now())}</output> in the community. This device is
        in {deviceZone()}, but the page must show the community&rsquo;s time.
      </p>
      <SettingField
        controls={controls}
        name="now"
        label="Set the clock to"
        type="datetime-local"
        step={1}
        required
        value=""
      />
      {select}
      <fieldset className="row">
        <legend>Move the clock to</legend>
        {Object.entries(jumps).map(([name, at]) => (
          <button
            key={name}
            type="button"
            disabled={at === null}
            title={at === null ? 'There is no such time.' : spokenTime(at)}
            onClick={() => {
              if (at !== null) controls.set({ now: isoTime(at) });
            }}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </>
  );
}
