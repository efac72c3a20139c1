import { isEqual } from 'es-toolkit';
import type { Backend } from '../../backend';
import type { CallName } from '../../wire/calls';
import { isPassword } from './pageControls';
import { createPasswordMask } from './passwords';
import type { Action, Step } from './steps';

export type PageError = { at: number; text: string };

/** What a tab keeps over reloads. `start` is the path and query of the first link. */
export type JournalState = { start: string; steps: Step[]; errors: PageError[]; passwords: string[] };

/** How long after a step the reads that it causes may begin, in milliseconds. A later one is the page's own. */
const READS_AFTER = 5_000;
/** What another tab does causes no read of this page. */
const isElsewhere = (step: Step | undefined) => step?.kind === 'set' && step.by === 'another tab';
const READS: readonly CallName[] = ['getUser', 'getColony', 'getMinyan'];
const MAX_ERRORS = 100;

export type Journal = ReturnType<typeof createJournal>;

/** Keeps how the situation of a tab came about. */
export function createJournal({ log, now }: Pick<Backend, 'log' | 'now'>, state: JournalState) {
  const { steps, errors } = state;
  const { mask, maskFields } = createPasswordMask(state.passwords);
  let seenCall = log.at(-1);
  let isPaused = false;
  const pending = () => log.filter(({ took }) => took === null).length;

  /** Adds a step if the page has read by itself since the last one. */
  function addReads(): void {
    const last = steps.at(-1);
    const since = last?.at ?? log[0]?.at ?? now();
    const unseen = seenCall === undefined ? log : log.slice(log.indexOf(seenCall) + 1);
    const read = unseen.findLast(
      ({ call, at }) => READS.includes(call) && at > since + (isElsewhere(last) ? 0 : READS_AFTER),
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
    /** The value of a field, as a report may contain it. */
    valueOf: (field: Element & { value: string }) => (isPassword(field) ? mask(field.value) : field.value),
    /** Records what the tester does. One field that is typed into is one step. */
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
    /** While a report is replayed, its own steps are kept in place of what the replay does. */
    pause: (paused: boolean) => {
      isPaused = paused;
      seenCall = log.at(-1);
    },
    keep: (step: Step) => void steps.push(step),
  };
}
