import { mapValues } from 'es-toolkit';
import { useState, type FormEvent } from 'react';
import { sentenceOf, type Step } from '../journal/steps';
import { localTime } from '../links/linkTime';
import { questions, subjects, surroundingsThatDiffer, type Report } from '../reports/reportFile';
import { saveReport } from '../reports/saveReport';
import type { Emulation } from '../startEmulation';
import { Field, Sentences } from './fields';

const timeOf = (at: number) => localTime(at).slice(11);

function Steps({ steps, replayUpTo }: { steps: readonly Step[]; replayUpTo?: (step: number) => void }) {
  return (
    <ol aria-label="Steps">
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the steps only grow, so an index identifies a step
        <li key={index}>
          {timeOf(step.at)} {sentenceOf(step)}{' '}
          {replayUpTo === undefined ? null : (
            <button
              type="button"
              aria-label={`Replay up to step ${index + 1}`}
              onClick={() => replayUpTo(index + 1)}
            >
              Up to here
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

interface ReportControlsProps {
  emulation: Emulation;
  /** How the page differs from the backend now. */
  differences: string[];
}

/** Saves in one file how the situation came about, and what is seen. */
export function ReportControls({ emulation, differences }: ReportControlsProps) {
  const [result, setResult] = useState('');
  const { start, steps } = emulation.journal.state;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setResult('Collecting …');
    const words = mapValues(questions, (_question, name) => String(form.get(name)));
    setResult(await saveReport(emulation, words, differences));
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      {Object.entries(questions).map(([name, question]) => (
        <Field key={name} label={question}>
          {(id) => <textarea id={id} name={name} rows={1} />}
        </Field>
      ))}
      <button type="submit">Save the report</button> <output className="message">{result}</output>
      <p className="message">Began with {start}, then:</p>
      <Steps steps={steps} />
    </form>
  );
}

/** How the page of this tab differs from that of its report. Null without a report. */
export function wordsOfReplay({
  report,
  replay,
}: Emulation): { heading: string; sentences: string[] } | null {
  const progress = replay();
  if (report === null || progress === null) return null;
  const title = report.title === '' ? 'The report' : report.title;
  const steps = `${progress.done} of ${report.steps.length} steps`;
  const sentences = [...surroundingsThatDiffer(report), ...progress.problems];
  if (!progress.isOver) return { heading: `${title}: replaying, ${steps} …`, sentences: [] };
  if (progress.done < report.steps.length) return { heading: `${title}: replayed ${steps}.`, sentences };
  const isSame = progress.problems.length === 0;
  return {
    heading: `${title}: replayed ${steps}. ${isSame ? 'The page shows the same.' : 'The page differs.'}`,
    sentences,
  };
}

/** What the report of this tab says. */
export function OpenedReport({ emulation, report }: { emulation: Emulation; report: Report }) {
  const { screenshot, differences, errors, steps, calls } = report;
  const facts = Object.entries({ ...questions, ...subjects, start: 'Began with' });
  const reported: Readonly<Record<string, unknown>> = report;
  return (
    <>
      <Sentences
        className="bad"
        aria-label="Differences"
        sentences={wordsOfReplay(emulation)?.sentences ?? []}
      />
      <dl>
        {facts.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{String(reported[name])}</dd>
          </div>
        ))}
      </dl>
      <h4>The light was red</h4>
      <Sentences className="bad" aria-label="Red differences" sentences={differences} />
      <h4>Page errors</h4>
      <Sentences className="bad" aria-label="Reported errors" sentences={errors.map(({ text }) => text)} />
      <h4>Steps</h4>
      <Steps steps={steps} replayUpTo={emulation.replayUpTo} />
      <h4>Calls</h4>
      <Sentences className="calls" aria-label="Reported calls" sentences={calls} />
      {screenshot === null ? null : <img src={screenshot} alt="The page of the report" />}
    </>
  );
}
