import { isEqual } from 'es-toolkit';
import type { Backend } from '../../backend';
import type { CallName } from '../../wire/calls';
import { isPassword } from './pageControls';
import { createPasswordMask } from './passwords';
import type { Action, Step } from './steps';

export type PageError = { at: number; text: string };

/** The part of a journal that survives a reload. `start` is the path and query of the first link. */
export type JournalState = { start: string; steps: Step[]; errors: PageError[]; passwords: string[] };

/** In milliseconds. The reads that a step causes begin within this time; the page has begun a later read by itself. */
const READS_AFTER = 5_000;
/** A step of another tab causes a read only if it changes the session, so each read after such a step is recorded. */
const isOfAnotherTab = (step: Step | undefined) => step?.kind === 'set' && step.by === 'another tab';
const READS: readonly CallName[] = ['getUser', 'getColony', 'getMinyan'];
const MAX_ERRORS = 100;

export type Journal = ReturnType<typeof createJournal>;

/** Records the steps and the errors that have led to the situation of a tab. */
export function createJournal({ log, now }: Pick<Backend, 'log' | 'now'>, state: JournalState) {
  const { steps, errors } = state;
  const { mask, maskFields } = createPasswordMask(state.passwords);
  let seenCall = log.at(-1);
  let isPaused = false;
  const pending = () => log.filter(({ took }) => took === null).length;

  /** Adds a step 'read' if the page has read by itself since the last step. If the last step is a 'read', only moves its time. */
  function addReads(): void {
    const last = steps.at(-1);
    const since = last?.at ?? log[0]?.at ?? now();
    const unseen = seenCall === undefined ? log : log.slice(log.indexOf(seenCall) + 1);
    const read = unseen.findLast(
      ({ call, at }) => READS.includes(call) && at > since + (isOfAnotherTab(last) ? 0 : READS_AFTER),
    );
    seenCall = log.at(-1);
    if (read === undefined) return;
    if (last?.kind === 'read') last.at = read.at;
    else steps.push({ kind: 'read', at: read.at, pending: 0 });
  }

  return {
    state,
    pending,
    addReads,
    maskFields,
    /** The value of a field as a report contains it: a password is masked. */
    valueOf: (field: Element & { value: string }) => (isPassword(field) ? mask(field.value) : field.value),
    /** Records an action. Typing into one field is one step. */
    record: (action: Action) => {
      if (isPaused) return;
      addReads();
      const last = steps.at(-1);
      const isTyped = action.kind === 'type' && last?.kind === 'type';
      if (isTyped && isEqual(last.target, action.target)) Object.assign(last, action, { at: now() });
      else steps.push({ ...action, at: now(), pending: pending() });
    },
    recordError: (text: string) => {
      if (errors.length < MAX_ERRORS) errors.push({ at: now(), text });
    },
    /** During a replay, the journal keeps the steps of the report and records no others. */
    pause: (paused: boolean) => {
      isPaused = paused;
      seenCall = log.at(-1);
    },
    keep: (step: Step) => void steps.push(step),
  };
}
