import { use, useSyncExternalStore } from 'react';
import { DraftsContext } from './forms/drafts';

class Store<State> {
  private readonly listeners = new Set<() => void>();
  private state: State;

  constructor(start: State) {
    this.state = start;
  }

  readonly read = (): State => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  change(state: State): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/**
 * As `useReducer`, but the state belongs to the member while the page is open, as their drafts do. A form that is left and opened
 * again continues with it, and an answer that comes meanwhile changes it.
 */
export function useKeptReducer<State, Event>(
  name: string,
  reducer: (state: State, event: Event) => State,
  start: State,
): [State, (event: Event) => void] {
  const { states } = use(DraftsContext);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forms with the same name have the same reducer
  const store = (states.get(name) as Store<State> | undefined) ?? new Store(start);
  states.set(name, store);
  const state = useSyncExternalStore(store.subscribe, store.read);
  return [state, (event) => store.change(reducer(store.read(), event))];
}
