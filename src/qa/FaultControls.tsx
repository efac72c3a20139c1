import { useState, type FormEvent } from 'react';
import { callNames, calls } from '../../mocks/wire/calls';
import type { FaultPlan } from '../../mocks/faults/faultPlan';
import { faultKinds } from '../../mocks/faults/faults';
import { MAX_LATENCY } from '../../mocks/qa/parameters';
import { readFaults, writeFaults } from '../../mocks/qa/faultText';
import type { Emulation } from '../../mocks/qa/startEmulation';
import { Field } from './Field';

const NO_FAULT = '';
/** The option of a call whose failures only the text field below can describe. */
const SEQUENCE = 'sequence';

/** Failures as in a link, for what the select of a call cannot express. */
function FaultSequences({ emulation }: { emulation: Emulation }) {
  const { backend, controls } = emulation;
  const [typed, setTyped] = useState<string | null>(null);
  const [problems, setProblems] = useState<string[]>([]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readFaults(typed ?? '');
    setProblems(read.problems);
    if (read.problems.length > 0) return;
    controls.setFaults(read.value);
    setTyped(null);
  }

  return (
    <form className="row" onSubmit={submit}>
      <Field className="grow" label="Sequences of failures">
        {(id) => (
          <input
            id={id}
            type="text"
            placeholder="addToMinyan:500*1"
            value={typed ?? writeFaults(backend.fail)}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <button type="submit" disabled={typed === null}>
        Apply
      </button>
      <div role="alert" className="bad message">
        {problems.join(' ')}
      </div>
    </form>
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
      <FaultSequences emulation={emulation} />
      {callNames.map((call) => (
        <Field key={call} className="pair" label={call}>
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
