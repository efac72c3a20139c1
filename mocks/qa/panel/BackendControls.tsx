import { faultKinds, wordsOfFault } from '../../faults/faults';
import { callNames, calls } from '../../wire/calls';
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

const NO_FAULT = '';
/** The option of a call whose failures only the text field can describe. */
const SEQUENCE = 'sequence';

/** Sets the latency, the failures and the delays of calls, from the next request on. */
export function FaultControls({ emulation: { backend, controls, clock } }: { emulation: Emulation }) {
  const held = backend.held.count();
  const kinds = faultKinds.map(
    (kind) => [kind, `${wordsOfFault(kind).replaceAll('`', '')} (${kind})`] as const,
  );
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
        label="Sequences of failures (fail)"
        example="addToMinyan:500*1 makes the next sign-up fail with status 500."
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
      {callNames.map((call) => {
        const plan = backend.fail[call];
        const isSequence = typeof plan === 'object';
        return (
          <SelectField
            key={call}
            className="pair"
            label={`${calls[call].words} (${call})`}
            title={`${calls[call].method} ${calls[call].path}`}
            value={isSequence ? SEQUENCE : (plan ?? NO_FAULT)}
            onChange={(chosen) =>
              controls.set({
                fail: { ...backend.fail, [call]: faultKinds.find((kind) => kind === chosen) },
              })
            }
            options={[[NO_FAULT, 'works'], ...(isSequence ? [[SEQUENCE, SEQUENCE] as const] : []), ...kinds]}
          />
        );
      })}
    </>
  );
}
