import { useState } from 'react';
import { localTime } from '../links/linkTime';
import type { Emulation } from '../startEmulation';
import { createReport } from '../reports/createReport';
import { download } from '../reports/download';

interface ReportControlsProps {
  emulation: Emulation;
  /** How the page differs from the backend now. */
  differences: readonly string[];
}

/** Saves all evidence of the current situation in one file. */
export function ReportControls({ emulation, differences }: ReportControlsProps) {
  const [result, setResult] = useState('');

  async function save() {
    setResult('Collecting …');
    const report = await createReport(emulation, differences);
    const time = localTime(emulation.clock.now()).replaceAll(':', '-');
    download(`report-${time}.har`, report);
    const { screenshot } = report._report;
    setResult(
      screenshot === null
        ? 'Saved, without a picture: the browser could not draw the page.'
        : 'Saved. Drop the file on any QA page to see this situation again.',
    );
  }

  return (
    <div className="row">
      <button type="button" className="grow" onClick={() => void save()}>
        Save a report
      </button>
      <p className="message">
        One file with link, state, typed input, calls and picture. It contains all that you typed, passwords
        too.
      </p>
      <output className="message">{result}</output>
    </div>
  );
}
