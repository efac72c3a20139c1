import { type Drafts, DraftsContext } from '@/ui/forms/drafts';
import { use, useSyncExternalStore } from 'react';
import { startFrom, type WinterizeEvent, winterizeMachine, type WinterizeState } from './winterizeMachine';

const start = startFrom(null);

/** The states of the members' forms. A state ends with the drafts of its member. */
const states = new WeakMap<Drafts, WinterizeState>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * As `useReducer` with `winterizeMachine`, but the state outlives the form: an answer that arrives while the form is left changes
 * it, and the form continues with it when it is opened again (rule: left-while-sending).
 */
export function useWinterizeState() {
  const drafts = use(DraftsContext);
  const read = () => states.get(drafts) ?? start;
  const dispatch = (event: WinterizeEvent) => {
    states.set(drafts, winterizeMachine(read(), event));
    for (const listener of listeners) listener();
  };
  return [useSyncExternalStore(subscribe, read), dispatch] as const;
}
