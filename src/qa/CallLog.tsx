import { useState } from 'react';
import type { LoggedCall } from '../../mocks/wire/callLog';
import { problemsOf } from '../../mocks/qa/contractInBrowser';
import { localTime } from '../../mocks/qa/linkTime';
import type { Emulation } from '../../mocks/qa/startEmulation';

const SHOWN = 100;
/** An answer of thousands of rows is cut off here. */
const MOST_TEXT = 20_000;

function textOf(body: unknown): string {
  if (body === undefined) return '(empty)';
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2);
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}\n… (${text.length} characters)` : text;
}

const keys = new WeakMap<LoggedCall, number>();
let lastKey = 0;

/** Calls have no name of their own, and the same one may be made twice in one moment. */
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
  const problems = problemsOf(call);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          {localTime(call.at).slice(11)} {call.method} {call.path} <b>{call.status ?? '…'}</b>{' '}
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

/** What the page has asked since it was loaded, the latest first, each call held against the contract. */
export function CallLog({ emulation }: { emulation: Emulation }) {
  const latest = emulation.backend.log.slice(-SHOWN).toReversed();
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
