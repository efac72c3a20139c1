import { callNames, calls } from '../../wire/calls';
import { faultKinds, wordsOfFault } from '../../faults/faults';
import { MAX_LATENCY, parameters } from '../links/parameters';
import { readFaults, writeFaults } from '../links/faultText';
import type { Emulation } from '../startEmulation';
import { InputField, SelectField } from './fields';
import { TextSetting } from './TextSetting';

const NO_FAULT = '';
/** The option of a call whose failures only the text field below can describe. */
const SEQUENCE = 'sequence';

/** Failures and delays as in a link, for what the select of a call cannot express. */
function FaultTexts({ emulation }: { emulation: Emulation }) {
  const { backend, controls } = emulation;
  const held = backend.held.count();
  return (
    <>
      <TextSetting
        label="Sequences of failures (fail)"
        example="addToMinyan:500*1 makes the next sign-up fail with status 500."
        value={writeFaults(backend.fail)}
        apply={(text) => {
          const problems: string[] = [];
          const fail = readFaults(text, (problem) => problems.push(problem));
          if (problems.length === 0) controls.set({ fail });
          return problems;
        }}
      />
      <TextSetting
        label="Delays of single calls (delay)"
        example="addToMinyan:hold keeps the answer to a sign-up until you release it."
        value={parameters.delay.write(backend.delay, 0)}
        apply={(text) => {
          const problems: string[] = [];
          const delay = parameters.delay.read(text, (problem) => problems.push(problem), 0);
          if (problems.length === 0) controls.set({ delay });
          return problems;
        }}
      />
      <p>
        <button type="button" disabled={held === 0} onClick={controls.releaseHeld}>
          Release held calls ({held})
        </button>
      </p>
    </>
  );
}

/** Sets the latency and the failure of each call. Both apply from the next request on. */
export function FaultControls({ emulation }: { emulation: Emulation }) {
  const { backend, controls } = emulation;
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
      <FaultTexts emulation={emulation} />
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
