import { Store, useStore } from '@/lib/store';
import { use } from 'react';
import { DraftsContext } from './forms/drafts';

/**
 * Like `useReducer`, but the state is stored with the member's drafts while the page is open. A form that is opened
 * again continues with its state. An answer that arrives in between still changes the state.
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
  return [useStore(store), (event) => store.set(reducer(store.value, event))];
}
