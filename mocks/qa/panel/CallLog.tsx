import { useState } from 'react';
import { calls } from '../../wire/calls';
import type { LoggedCall } from '../../wire/callLog';
import { contractProblemsOf } from '../reports/contractInBrowser';
import { localTime } from '../links/linkTime';
import type { Emulation } from '../startEmulation';

const MAX_CALLS = 100;
/** In characters. Longer bodies are cut off, because an answer can have thousands of rows. */
const MAX_BODY_LENGTH = 20_000;

function textOf(body: unknown): string {
  if (body === undefined) return '(empty)';
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  return text.length > MAX_BODY_LENGTH
    ? `${text.slice(0, MAX_BODY_LENGTH)}\n… (${text.length} characters)`
    : text;
}

const keys = new WeakMap<LoggedCall, number>();
let lastKey = 0;

/** Logged calls have no id, and two equal calls can have the same time, so each call object gets a number. */
function keyOf(call: LoggedCall): number {
  const key = keys.get(call) ?? (lastKey += 1);
  keys.set(call, key);
  return key;
}

function verdictOf(call: LoggedCall, problems: string[]): string {
  if (problems.length > 0) return 'against the contract';
  if (call.fault !== null) return `failure: ${call.fault}`;
  return call.status === null ? 'no answer yet' : 'by the contract';
}

function Call({ call }: { call: LoggedCall }) {
  const [isOpen, setIsOpen] = useState(false);
  const problems = contractProblemsOf(call);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          {localTime(call.at).slice(11)} {calls[call.call].words} ({call.method} {call.path}){' '}
          <b>{call.status ?? '…'}</b>{' '}
          <span className={problems.length > 0 ? 'bad' : 'good'}>{verdictOf(call, problems)}</span>
        </summary>
        {isOpen ? (
          <dl>
            {problems.length === 0 ? null : (
              <>
                <dt>Against docs/openapi.yaml</dt>
                <dd className="bad">{problems.join('\n')}</dd>
              </>
            )}
            <dt>Request</dt>
            <dd>
              <pre>{textOf(call.body)}</pre>
            </dd>
            <dt>Answer</dt>
            <dd>
              <pre>{textOf(call.answer)}</pre>
            </dd>
          </dl>
        ) : null}
      </details>
    </li>
  );
}

/** Lists the latest calls, newest first. Checks each one against docs/openapi.yaml. */
export function CallLog({ emulation }: { emulation: Emulation }) {
  const latest = emulation.backend.log.slice(-MAX_CALLS).toReversed();
  return (
    <>
      <button type="button" onClick={emulation.controls.clearLog}>
        Clear the log
      </button>
      <ol className="log" aria-label="Calls" reversed>
        {latest.map((call) => (
          <Call key={keyOf(call)} call={call} />
        ))}
      </ol>
    </>
  );
}
