import { useMemo, useState } from 'react';
import { parse } from 'yaml';
import contract from '../../../docs/openapi.yaml?raw';
import { createContractCheck } from '../../contract/contractCheck';
import type { LoggedCall } from '../../wire/callLog';
import { calls } from '../../wire/calls';
import { spokenTime } from '../links/linkTime';
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

const check = createContractCheck(parse(contract));
function Call({ call }: { call: LoggedCall }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasAnswer = call.status !== null || call.fault !== null;
  // The backend completes this object when it answers, so `hasAnswer` tells when to check it.
  const problems = useMemo(() => (hasAnswer ? check(call) : []), [call, hasAnswer]);
  const outcome = call.fault === null ? 'by the contract' : `failure: ${call.fault}`;
  const verdict = problems.length > 0 ? 'against the contract' : hasAnswer ? outcome : 'no answer yet';
  const texts = () => ({
    ...(problems.length > 0 && { 'Against docs/openapi.yaml': problems.join('\n') }),
    Request: textOf(call.body),
    Answer: textOf(call.answer),
  });
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          {spokenTime(call.at)} {calls[call.call].words} ({call.method} {call.path}){' '}
          <b>{call.status ?? '…'}</b> <span className={problems.length > 0 ? 'bad' : 'good'}>{verdict}</span>
        </summary>
        <dl>
          {Object.entries(isOpen ? texts() : {}).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <pre>{text}</pre>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

/** Lists the latest calls, newest first. Checks each one against docs/openapi.yaml. */
export function CallLog({ emulation }: { emulation: Emulation }) {
  const { log } = emulation.backend;
  const first = Math.max(0, log.length - MAX_CALLS);
  return (
    <>
      <button type="button" onClick={() => log.splice(0)}>
        Clear the log
      </button>
      <ol className="log" aria-label="Calls" reversed>
        {log
          .slice(first)
          // The log only grows until it is cleared, so an index identifies a call.
          .map((call, index) => <Call key={first + index} call={call} />)
          .toReversed()}
      </ol>
    </>
  );
}
