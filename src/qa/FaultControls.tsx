import { callNames, calls } from '../../mocks/wire/calls';
import { faultKinds } from '../../mocks/faults/faults';
import { MAX_LATENCY } from '../../mocks/qa/readLink';
import type { Emulation } from '../../mocks/qa/startEmulation';
import { Field } from './Field';

const NO_FAULT = '';

/** Sets the latency and the failure of each call. Both apply from the next request on. */
export function FaultControls({ emulation }: { emulation: Emulation }) {
  const { backend, controls } = emulation;
  return (
    <>
      <Field label="Latency in milliseconds">
        {(id) => (
          <input
            id={id}
            type="number"
            min={0}
            max={MAX_LATENCY}
            value={backend.latency}
            onChange={({ target }) => {
              const latency = Number(target.value);
              if (latency >= 0 && latency <= MAX_LATENCY) controls.setLatency(latency);
            }}
          />
        )}
      </Field>
      {callNames.map((call) => (
        <Field key={call} className="pair" label={call}>
          {(id) => (
            <select
              id={id}
              title={`${calls[call].method} ${calls[call].path}`}
              value={backend.fail[call] ?? NO_FAULT}
              onChange={({ target }) =>
                controls.setFault(call, faultKinds.find((kind) => kind === target.value) ?? null)
              }
            >
              <option value={NO_FAULT}>works</option>
              {faultKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kind}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </>
  );
}
