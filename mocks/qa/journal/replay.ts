import type { MovableClock } from '../../time/movableClock';
import type { Controls } from '../controls';
import type { Report } from '../reports/reportFile';
import type { Journal } from './journal';
import { differencesOf, pageLines } from './pageLines';
import { find, isField, type Field, type Target } from './pageControls';
import { sentenceOf, type Step } from './steps';

/** How far the steps of a report are to be replayed, and how many of them have been. */
export type Progress = { upTo: number; done: number };

/** `problems` are sentences about what differs from the report. */
export type Replay = Progress & { isOver: boolean; problems: string[] };

type ReplayOptions = {
  report: Report;
  progress: Progress;
  controls: Controls;
  clock: MovableClock;
  journal: Journal;
  onProgress: (replay: Replay) => void;
  /** Opens a path of the application in a new document, where the replay goes on from `done`. */
  open: (path: string, done: number) => void;
};

/** In milliseconds of the device. */
const MAX_GAP = 300;
const PATIENCE = 10_000;
const SETTLING = 3_000;
const INTERVAL = 50;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves with the first result that is not null, or with null when the time is over. */
async function until<Result>(attempt: () => Result | null, patience: number): Promise<Result | null> {
  const end = performance.now() + patience;
  for (;;) {
    const result = attempt();
    if (result !== null || performance.now() > end) return result;
    await wait(INTERVAL);
  }
}

/** Replays the steps of a report at their emulated times. In the end, compares the page with that of the report. */
export async function replaySteps({
  report,
  progress,
  controls,
  clock,
  journal,
  onProgress,
  open,
}: ReplayOptions) {
  const { steps } = report;
  const { upTo } = progress;
  const settled = (pending: number) => (journal.pending() <= pending ? true : null);
  journal.pause(true);
  for (let done = progress.done; done < upTo; done += 1) {
    onProgress({ upTo, done, isOver: false, problems: [] });
    const step = steps[done];
    if (step === undefined) break;
    await wait(Math.min(MAX_GAP, Math.max(INTERVAL, step.at - (steps[done - 1]?.at ?? 0))));
    // A call without an answer takes up to 30 seconds.
    await until(() => settled(step.pending), 4 * PATIENCE);
    const target = 'target' in step ? step.target : null;
    const element = target === null ? document.body : await until(() => findEnabled(target), PATIENCE);
    if (element === null) {
      const problem = `Step ${done + 1} of ${upTo} could not be replayed, and the replay has ended: '${sentenceOf(step)}'.`;
      return finish(done, [problem, ...(await compare())]);
    }
    clock.moveTo(step.at);
    controls.performDue();
    journal.keep(step);
    if (step.kind === 'open') return open(step.path, done + 1);
    perform(step, element, controls);
  }
  if (upTo < steps.length) return finish(upTo, []);
  clock.moveTo(report.at);
  controls.performDue();
  finish(upTo, await compare());

  async function compare(): Promise<string[]> {
    await until(() => settled(report.pending), 4 * PATIENCE);
    await until(() => (shown().length === 0 ? true : null), SETTLING);
    return shown();
  }

  function shown(): string[] {
    const errors = journal.state.errors.map(({ text }) => text);
    const missing = report.errors.filter(({ text }) => !errors.includes(text));
    return [
      ...missing.map(({ text }) => `An error of the report has not occurred here: '${text}'.`),
      ...differencesOf(report.page, pageLines(journal.valueOf)),
    ];
  }

  function finish(done: number, problems: string[]): void {
    journal.pause(false);
    onProgress({ upTo, done, isOver: true, problems });
  }
}

function findEnabled(target: Target): Element | null {
  const element = find(target);
  return element?.matches(':disabled') === true ? null : element;
}

function perform(step: Exclude<Step, { kind: 'open' }>, element: Element, controls: Controls): void {
  switch (step.kind) {
    case 'press':
      return press(element, step.clicks);
    case 'type':
      if (isField(element)) typeInto(element, step.value);
      return;
    case 'key':
      if (step.target !== null) focus(element);
      for (const type of ['keydown', 'keyup'])
        (document.activeElement ?? element).dispatchEvent(
          new KeyboardEvent(type, { key: step.key, code: step.key, bubbles: true, cancelable: true }),
        );
      return;
    case 'go':
      return window.history.go(step.by);
    case 'set':
      return void controls.set(step.values);
    case 'read':
      return controls.revalidate();
    case 'release':
      return controls.releaseHeld();
  }
}

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
}

/** The events of a press, because controls of the page listen to each of them. */
function press(element: Element, clicks: number): void {
  const init = { bubbles: true, cancelable: true, composed: true, detail: clicks };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...init, isPrimary: true }));
  element.dispatchEvent(new MouseEvent('mousedown', init));
  focus(element);
  element.dispatchEvent(new PointerEvent('pointerup', { ...init, isPrimary: true }));
  element.dispatchEvent(new MouseEvent('mouseup', init));
  element.dispatchEvent(new MouseEvent('click', init));
}

/** React listens to the events of a field, but ignores a value that was set by its own property. */
function typeInto(element: Field, value: string): void {
  focus(element);
  const prototype: object = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
