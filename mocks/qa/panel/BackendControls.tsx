import { useState } from 'react';
import { isDown } from '../../faults/faultPlan';
import { quirkNames, quirks } from '../../wire/quirks';
import { MAX_LATENCY, parameters } from '../links/parameters';
import type { Emulation } from '../startEmulation';
import { applyText, ApplyField } from './ApplyField';
import { InputField, SelectField, Tick } from './fields';

/** Sets how the backend differs from the usual one. Applies from the next answer on. */
export function QuirkControls({ emulation: { backend, controls } }: { emulation: Emulation }) {
  return (
    <>
      <SelectField
        label="How values are written (wire)"
        value={backend.db.settings.wireStyle}
        onChange={(style) => controls.setWire(style === 'legacy' ? 'legacy' : 'modern')}
        options={[
          ['modern', 'as the contract says (modern)'],
          ['legacy', 'loose, as the old backend writes them (legacy)'],
        ]}
      />
      {quirkNames.map((quirk) => (
        <Tick
          key={quirk}
          label={`${quirks[quirk]} (${quirk})`}
          checked={backend.quirks.includes(quirk)}
          onChange={(isChecked) => {
            const others = backend.quirks.filter((one) => one !== quirk);
            controls.set({ quirks: isChecked ? [...others, quirk] : others });
          }}
        />
      ))}
    </>
  );
}

const DURATIONS = [
  ['on', 'until this is cleared'],
  ['30s', '30 seconds'],
  ['120s', '2 minutes'],
  ['600s', '10 minutes'],
] as const;

/** Makes every call fail, as while the backend is down: until the tester clears it, or for a time. */
export function OutageSwitch({ emulation: { backend, controls, clock } }: { emulation: Emulation }) {
  const [duration, setDuration] = useState('on');
  const start = (text: string) =>
    applyText(parameters.down, clock.now(), (down) => controls.set({ down }))(text);
  return (
    <div className="row">
      <Tick
        label="The backend is down (down)"
        checked={isDown(backend.down, clock.now())}
        onChange={(isChecked) => void (isChecked ? start(duration) : controls.set({ down: null }))}
      />
      <SelectField className="grow" label="For" value={duration} onChange={setDuration} options={DURATIONS} />
    </div>
  );
}

/** Sets the latency, the failures and the delays of calls, from the next request on. */
export function FaultControls({ emulation: { backend, controls, clock } }: { emulation: Emulation }) {
  const held = backend.held.count();
  return (
    <>
      <InputField
        label="Latency in milliseconds, of every answer (latency)"
        type="number"
        min={0}
        max={MAX_LATENCY}
        value={backend.latency}
        onChange={(typed) => {
          const latency = Number(typed);
          if (latency >= 0 && latency <= MAX_LATENCY) controls.set({ latency });
        }}
      />
      <ApplyField
        label="Failures (fail)"
        example="addToMinyan:500*1 makes the next sign-up fail with status 500; getUser:dropped drops every read of the member."
        value={parameters.fail.write(backend.fail, clock.now())}
        apply={applyText(parameters.fail, clock.now(), (fail) => controls.set({ fail }))}
      />
      <ApplyField
        label="Delays of single calls (delay)"
        example="addToMinyan:hold keeps the answer to a sign-up until you release it."
        value={parameters.delay.write(backend.delay, clock.now())}
        apply={applyText(parameters.delay, clock.now(), (delay) => controls.set({ delay }))}
      />
      <p>
        <button type="button" disabled={held === 0} onClick={controls.releaseHeld}>
          Release held calls ({held})
        </button>
      </p>
    </>
  );
}
