import { delay, differenceBy } from 'es-toolkit';
import type { Controls } from '../controls';
import type { Emulation } from '../startEmulation';
import { type Field, findTarget, isField, type Target } from './pageControls';
import { differencesOf, pageLines } from './pageLines';
import { sentenceOf, type Step } from './steps';

// All in milliseconds of the device's clock.
/** The longest wait before a step, however long the tester waited. */
const LONGEST_WAIT = 300;
/** The time between two attempts of `until`, and the shortest wait before a step. */
const INTERVAL = 50;
/** How long a replay waits for a control. */
const CONTROL_TIMEOUT = 10_000;
/** How long a replay waits for answers. A call without an answer takes up to 30 seconds. */
const ANSWER_TIMEOUT = 40_000;
/** How long the page may differ from that of the report after the last answer. */
const COMPARE_TIMEOUT = 3_000;

/** Resolves with the first result that is not null, or with null when the time is over. */
async function until<Result>(attempt: () => Result | null, timeout: number): Promise<Result | null> {
  const end = performance.now() + timeout;
  for (;;) {
    const result = attempt();
    if (result !== null || performance.now() > end) return result;
    await delay(INTERVAL);
  }
}

/**
 * Continues the replay of the report with which the tab was started. Replays its steps at their emulated times. After the
 * last step of the report, or one that cannot be replayed, compares the page with that of the report. Call this after the first
 * render of the page.
 */
export async function continueReplay(emulation: Emulation): Promise<void> {
  const { report, progress, controls, clock, journal, showReplay, openPath } = emulation;
  if (report === null || progress === null) return;
  const { steps, page, errors, at, pending } = report;
  const { upTo } = progress;
  // A step may have been made while calls were pending. The replay waits until no more calls are pending than then.
  const settled = (maxPending: number) => (journal.pending() <= maxPending ? true : null);
  journal.pause(true);
  for (let done = progress.done; done < upTo; done += 1) {
    showReplay({ upTo, done, isOver: false, problems: [] });
    const step = steps[done];
    if (step === undefined) break;
    await delay(Math.min(LONGEST_WAIT, Math.max(INTERVAL, step.at - (steps[done - 1]?.at ?? 0))));
    await until(() => settled(step.pending), ANSWER_TIMEOUT);
    const target = 'target' in step ? step.target : null;
    const element = target === null ? document.body : await until(() => findEnabled(target), CONTROL_TIMEOUT);
    if (element === null) {
      const problem = `Step ${done + 1} of ${upTo} ('${sentenceOf(step)}') could not be replayed. The replay has ended.`;
      return finish(done, [problem, ...(await compare())]);
    }
    clock.moveTo(step.at);
    controls.performDue();
    journal.keep(step);
    if (step.kind === 'open') return openPath(step.path, done + 1);
    perform(step, element, controls);
  }
  if (upTo < steps.length) return finish(upTo, []);
  clock.moveTo(at);
  controls.performDue();
  finish(upTo, await compare());

  async function compare(): Promise<string[]> {
    await until(() => settled(pending), ANSWER_TIMEOUT);
    await until(() => (currentProblems().length === 0 ? true : null), COMPARE_TIMEOUT);
    return currentProblems();
  }

  function currentProblems(): string[] {
    const missing = differenceBy(errors, journal.state.errors, ({ text }) => text);
    return [
      ...missing.map(({ text }) => `An error of the report has not occurred here: '${text}'.`),
      ...differencesOf(page, pageLines(journal.valueOf)),
    ];
  }

  function finish(done: number, problems: string[]): void {
    journal.pause(false);
    showReplay({ upTo, done, isOver: true, problems });
  }
}

function findEnabled(target: Target): Element | null {
  const element = findTarget(target);
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
      return void controls.set(step.values, step.by);
    case 'read':
      return controls.revalidate();
    case 'release':
      return controls.releaseHeld();
  }
}

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus();
}

/** Dispatches all events of a press, because the controls of the page listen to different ones. */
function press(element: Element, clicks: number): void {
  const init = { bubbles: true, cancelable: true, composed: true, isPrimary: true, detail: clicks };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    element.dispatchEvent(new PointerEvent(type, init));
    if (type === 'mousedown') focus(element);
  }
}

/** Sets the value with the setter of the prototype. After the field's own setter, React would ignore the 'input' event. */
function typeInto(element: Field, value: string): void {
  focus(element);
  Reflect.set(Object.getPrototypeOf(element), 'value', value, element);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
