import { type ReactNode, useEffect, useRef } from 'react';
import { spokenTime } from '../links/linkTime';
import { lightColour, type LightState } from '../reconciliation/useReconciliation';
import type { Emulation } from '../startEmulation';
import { CallLog } from './CallLog';
import { ClockControls } from './ClockControls';
import { Sentences } from './fields';
import { MeanwhileControls } from './MeanwhileControls';
import { OpenedReport, ReportControls } from './ReportControls';
import { CommunityControls, FaultControls, MemberControls, OutageSwitch } from './SettingControls';
import { FileControls, LinkControls, ScenarioControls } from './SituationControls';

interface QaPanelProps {
  emulation: Emulation;
  result: LightState;
  onClose: () => void;
  onMove: () => void;
}

/** Controls for the emulated backend and the clock. The page behind the panel stays usable. */
export function QaPanel({ emulation, result, onClose, onMove }: QaPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The key empties the fields when another member signs in.
  const key = String(emulation.controls.member()?.id);
  const { report } = emulation;
  const { errors } = emulation.journal.state;
  const colour = lightColour(result);
  const sections: Record<string, ReactNode> = {
    ...(report !== null && { 'Opened report': <OpenedReport emulation={emulation} report={report} /> }),
    'Save a report': <ReportControls emulation={emulation} />,
    Scenario: <ScenarioControls emulation={emulation} />,
    'Scenario file': <FileControls emulation={emulation} />,
    Clock: <ClockControls emulation={emulation} />,
    Member: <MemberControls key={key} emulation={emulation} />,
    Community: <CommunityControls key={key} emulation={emulation} />,
    Meanwhile: <MeanwhileControls emulation={emulation} />,
    Failures: <FaultControls emulation={emulation} />,
    Calls: <CallLog emulation={emulation} />,
  };
  return (
    <aside className="panel" aria-label="QA panel">
      <header className="panel__head">
        <h2 ref={heading} tabIndex={-1}>
          QA panel
        </h2>
        <span>
          <button type="button" onClick={onMove}>
            Move to the other side
          </button>{' '}
          <button type="button" onClick={onClose}>
            Close
          </button>
        </span>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no list */}
      <div className="light" role="status" aria-label="Reconciliation">
        <p>
          <span className={`lamp lamp--${colour}`} aria-hidden="true" /> {MEANINGS[colour]}
        </p>
        <Sentences sentences={result.differences} />
      </div>
      <Sentences className="bad" aria-label="Problems of the link" sentences={emulation.problems} />
      <Sentences
        className="bad"
        aria-label="Page errors"
        sentences={errors.map(({ at, text }) => `${spokenTime(at)} ${text}`)}
      />
      <OutageSwitch emulation={emulation} />
      <LinkControls emulation={emulation} />
      {Object.entries(sections).map(([title, controls]) => (
        <details key={title} className="section" open={title === 'Opened report'}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <div className="section__body">{controls}</div>
        </details>
      ))}
    </aside>
  );
}

const MEANINGS = {
  green: 'Green: counts, tables and own sign-up agree with the backend.',
  yellow:
    'Yellow: others have changed something that the page has not read yet. It reads sign-ups every minute, and settings of the community when the tab is shown again.',
  red: 'Red: the page and the backend differ.',
  grey: 'Grey: nothing on this screen to compare.',
} as const;
