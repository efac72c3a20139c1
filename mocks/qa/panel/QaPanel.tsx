import { useEffect, useRef } from 'react';
import type { Emulation } from '../startEmulation';
import { CallLog } from './CallLog';
import { ClockControls } from './ClockControls';
import { CommunityControls } from './CommunityControls';
import { FaultControls } from './FaultControls';
import { FileControls } from './FileControls';
import { LinkControls } from './LinkControls';
import { MeanwhileControls } from './MeanwhileControls';
import { MemberControls } from './MemberControls';
import { QuirkControls } from './QuirkControls';
import { ReconciliationLight } from '../reconciliation/ReconciliationLight';
import { ReportControls } from './ReportControls';
import { ScenarioControls } from './ScenarioControls';
import { Section } from './Section';
import { useRerenderOnChange } from './useRerenderOnChange';
import type { LightState } from '../reconciliation/useReconciliation';

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
      {emulation.problems.length === 0 ? null : (
        <ul className="bad" aria-label="Problems of the link">
          {emulation.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <LinkControls emulation={emulation} />
      <ReportControls emulation={emulation} differences={result.differences} />
      <Section title="Scenario">
        <ScenarioControls emulation={emulation} />
      </Section>
      <Section title="Scenario file">
        <FileControls emulation={emulation} />
      </Section>
      <Section title="Clock">
        <ClockControls emulation={emulation} />
      </Section>
      <Section title="Member">
        <MemberControls key={String(member?.id ?? '')} emulation={emulation} />
      </Section>
      <Section title="Community">
        {colony === null ? (
          <p>Nobody is signed in, so there is no community to change.</p>
        ) : (
          <CommunityControls key={colony.id} emulation={emulation} colony={colony} />
        )}
      </Section>
      <Section title="Meanwhile">
        <MeanwhileControls emulation={emulation} />
      </Section>
      <Section title="Backend">
        <QuirkControls emulation={emulation} />
      </Section>
      <Section title="Failures">
        <FaultControls emulation={emulation} />
      </Section>
      <Section title="Calls">
        <CallLog emulation={emulation} />
      </Section>
    </aside>
  );
}
