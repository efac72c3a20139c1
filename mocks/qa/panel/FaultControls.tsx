import { callNames, calls, callWords } from '../../wire/calls';
import type { FaultPlan } from '../../faults/faultPlan';
import { faultKinds, faultWords } from '../../faults/faults';
import { MAX_LATENCY, parameters } from '../links/parameters';
import { readFaults, writeFaults } from '../links/faultText';
import type { Emulation } from '../startEmulation';
import { Field } from './Field';
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
          const { value, problems } = readFaults(text);
          if (problems.length === 0) controls.setFaults(value);
          return problems;
        }}
      />
      <TextSetting
        label="Delays of single calls (delay)"
        example="addToMinyan:hold keeps the answer to a sign-up until you release it."
        value={parameters.delay.write(backend.delay, 0) ?? ''}
        apply={(text) => {
          const problems: string[] = [];
          const value = parameters.delay.read(text, (problem) => problems.push(problem), 0);
          if (problems.length === 0) controls.setDelays(value);
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

function selected(plan: FaultPlan | undefined): string {
  return typeof plan === 'object' ? SEQUENCE : (plan ?? NO_FAULT);
}

/** Sets the latency and the failure of each call. Both apply from the next request on. */
export function FaultControls({ emulation }: { emulation: Emulation }) {
  const { backend, controls } = emulation;
  return (
    <>
      <Field label="Latency in milliseconds, of every answer (latency)">
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
      <FaultTexts emulation={emulation} />
      {callNames.map((call) => (
        <Field key={call} className="pair" label={`${callWords[call]} (${call})`}>
          {(id) => (
            <select
              id={id}
              title={`${calls[call].method} ${calls[call].path}`}
              value={selected(backend.fail[call])}
              onChange={({ target }) =>
                controls.setFault(call, faultKinds.find((kind) => kind === target.value) ?? null)
              }
            >
              <option value={NO_FAULT}>works</option>
              {typeof backend.fail[call] === 'object' ? <option>{SEQUENCE}</option> : null}
              {faultKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {faultWords[kind].replaceAll('`', '')} ({kind})
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </>
  );
}
