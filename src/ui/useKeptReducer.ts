import { use, useSyncExternalStore } from 'react';
import { DraftsContext } from './forms/drafts';

class Store<State> {
  private readonly listeners = new Set<() => void>();

  constructor(private state: State) {}

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
 * Like `useReducer`, but the state is stored with the member's drafts while the page is open. A form that is left and opened
 * again continues with its state, and an answer that arrives in between still changes it.
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
