import { mapValues } from 'es-toolkit';
import { type FormEvent, useState } from 'react';
import { sentenceOf, type Step } from '../journal/steps';
import { spokenTime } from '../links/linkTime';
import { questions, type Report, surroundingNames, surroundingsThatDiffer } from '../reports/reportFile';
import { saveReport } from '../reports/saveReport';
import type { Emulation } from '../startEmulation';
import { Field, Sentences, textsOfForm } from './fields';

function Steps({ steps, replayUpTo }: { steps: readonly Step[]; replayUpTo?: (step: number) => void }) {
  return (
    <ol aria-label="Steps">
      {steps.map((step, index) => (
        // The list of steps only grows, so an index identifies a step.
        <li key={index}>
          {spokenTime(step.at)} {sentenceOf(step)}{' '}
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

/** Saves a report: the steps that led to the situation, and what the page shows. */
export function ReportControls({ emulation }: { emulation: Emulation }) {
  const [result, setResult] = useState('');
  const { start, steps } = emulation.journal.state;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const texts = textsOfForm(new FormData(event.currentTarget));
    setResult('Collecting …');
    const answers = mapValues(questions, (_question, name) => texts[name] ?? '');
    setResult(await saveReport(emulation, answers));
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      {Object.entries(questions).map(([name, question]) => (
        <Field key={name} label={question}>
          {(id) => <textarea id={id} name={name} rows={2} />}
        </Field>
      ))}
      <button type="submit">Save the report</button> <output className="message">{result}</output>
      <p className="message">Began with {start}, then:</p>
      <Steps steps={steps} />
    </form>
  );
}

/** The progress of the replay, and how the page of this tab differs from the page of the report. Null without a report. */
export function describeReplay({
  report,
  replay,
}: Emulation): { heading: string; sentences: string[] } | null {
  const progress = replay();
  if (report === null || progress === null) return null;
  const { done, isOver, problems } = progress;
  const replayed = `${report.title || 'The report'}: replayed ${done} of ${report.steps.length} steps`;
  if (!isOver) return { heading: `${replayed} …`, sentences: [] };
  const isWhole = done === report.steps.length;
  const outcome = problems.length === 0 ? ' The page shows the same.' : ' The page differs.';
  return {
    heading: `${replayed}.${isWhole ? outcome : ''} The panel has the whole report: F2.`,
    sentences: [...surroundingsThatDiffer(report), ...problems],
  };
}

/** Shows the report with which this tab was opened. */
export function OpenedReport({ emulation, report }: { emulation: Emulation; report: Report }) {
  const { screenshot, differences, errors, steps, calls } = report;
  const facts = Object.entries({ ...questions, ...surroundingNames, start: 'Began with' });
  const reported: Readonly<Record<string, unknown>> = report;
  const lists = {
    'Reported differences from the backend': differences,
    'Reported errors': errors.map(({ text }) => text),
    'Reported calls': calls,
  };
  return (
    <>
      <Sentences
        className="bad"
        aria-label="Differences from the report"
        sentences={describeReplay(emulation)?.sentences ?? []}
      />
      <dl>
        {facts.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{String(reported[name])}</dd>
          </div>
        ))}
      </dl>
      <h4>Steps</h4>
      <Steps steps={steps} replayUpTo={emulation.replayUpTo} />
      {Object.entries(lists).map(([title, sentences]) => (
        <div key={title}>
          <h4>{title}</h4>
          {sentences.length === 0 ? 'None' : <Sentences aria-label={title} sentences={sentences} />}
        </div>
      ))}
      {screenshot === null ? null : <img src={screenshot} alt="The page of the report" />}
    </>
  );
}
