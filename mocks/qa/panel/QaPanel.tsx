import { useEffect, useRef, useState, type ReactNode } from 'react';
import { performDueActs } from '../../meanwhile/performActs';
import type { Emulation } from '../startEmulation';
import { FaultControls, OutageSwitch, QuirkControls } from './BackendControls';
import { CallLog } from './CallLog';
import { ClockControls } from './ClockControls';
import { CommunityControls } from './CommunityControls';
import { Sentences } from './fields';
import { MeanwhileControls } from './MeanwhileControls';
import { MemberControls } from './MemberControls';
import { FileControls, LinkControls, ReportControls, ScenarioControls } from './SituationControls';
import { lightColour, type LightState } from '../reconciliation/useReconciliation';

interface QaPanelProps {
  emulation: Emulation;
  result: LightState;
  onClose: () => void;
}

/** Controls for the emulated backend and the clock. The page behind the panel stays usable. */
export function QaPanel({ emulation, result, onClose }: QaPanelProps) {
  useRerenderOnChange(emulation);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const member = emulation.controls.member();
  const colony = emulation.controls.colony();
  const sections: Record<string, ReactNode> = {
    Scenario: <ScenarioControls emulation={emulation} />,
    'Scenario file': <FileControls emulation={emulation} />,
    Clock: <ClockControls emulation={emulation} />,
    Member: <MemberControls key={String(member?.id ?? '')} emulation={emulation} />,
    Community:
      colony === null ? (
        <p>Nobody is signed in, so there is no community to change.</p>
      ) : (
        <CommunityControls key={colony.id} emulation={emulation} colony={colony} />
      ),
    Meanwhile: <MeanwhileControls emulation={emulation} />,
    Backend: <QuirkControls emulation={emulation} />,
    Failures: <FaultControls emulation={emulation} />,
    Calls: <CallLog emulation={emulation} />,
  };
  return (
    <aside className="panel" aria-label="QA panel">
      <header className="panel__head">
        <h2 ref={heading} tabIndex={-1}>
          QA panel
        </h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <ReconciliationLight result={result} />
      <Sentences className="bad" aria-label="Problems of the link" sentences={emulation.problems} />
      <OutageSwitch emulation={emulation} />
      <LinkControls emulation={emulation} />
      <ReportControls emulation={emulation} differences={result.differences} />
      {Object.entries(sections).map(([title, controls]) => (
        <details key={title} className="section">
          <summary>
            <h3>{title}</h3>
          </summary>
          <div className="section__body">{controls}</div>
        </details>
      ))}
    </aside>
  );
}

const INTERVAL = 500;

/**
 * Rerenders after each change of the emulation, and every half second for the clock and the call log. Also performs the acts
 * that have become due, which otherwise wait for the next call.
 */
function useRerenderOnChange({ backend, onChange }: Emulation): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    const rerender = () => setCount((count) => count + 1);
    const timer = setInterval(() => {
      performDueActs(backend, null);
      rerender();
    }, INTERVAL);
    const unsubscribe = onChange(rerender);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [onChange, backend]);
}

const MEANINGS = {
  green: 'Green: counts, tables and own sign-up agree with the backend.',
  yellow: 'Yellow: others have changed something that the page has not read yet. It reads every minute.',
  red: 'Red: the page and the backend differ.',
  grey: 'Grey: nothing on this screen to compare.',
} as const;

/** Shows whether the page and the backend agree, and lists the differences. */
function ReconciliationLight({ result }: { result: LightState }) {
  const colour = lightColour(result);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no list
    <div className="light" role="status" aria-label="Reconciliation">
      <p>
        <span className={`lamp lamp--${colour}`} aria-hidden="true" /> {MEANINGS[colour]}
      </p>
      <Sentences sentences={result.differences} />
    </div>
  );
}
