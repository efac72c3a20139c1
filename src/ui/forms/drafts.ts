import { Store, useStore } from '@/lib/store';
import type { FormikValues } from 'formik';
import { createContext, use } from 'react';

/** What a member has typed and the server has not accepted (rule: kept-request). */
export class Drafts {
  private readonly drafts = new Map<string, FormikValues>();
  /** The states of forms that keep more than typed values, keyed by the name of the form (see `useKeptReducer`). */
  readonly states = new Map<string, unknown>();

  constructor(public isClosed = false) {}

  get isAny(): boolean {
    return this.drafts.size > 0;
  }

  get(name: string | undefined): FormikValues | undefined {
    return name === undefined ? undefined : this.drafts.get(name);
  }

  /** Keeps the values that differ from the initial ones. */
  keep(name: string, values: FormikValues, initialValues: FormikValues): void {
    const changed = Object.entries(values).filter(([field, value]) => value !== initialValues[field]);
    if (changed.length === 0) this.drop(name);
    else if (!this.isClosed) this.drafts.set(name, Object.fromEntries(changed));
  }

  drop(name: string): void {
    this.drafts.delete(name);
  }

  /** Lets the browser ask before it unloads a page with drafts. */
  readonly askBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (!this.isAny || isQuestionSkipped) return;
    event.preventDefault();
    // Chromium before 119 and Safari need a `returnValue`.
    event.returnValue = true;
  };

  /** Drops everything and keeps nothing from then on: the member is no longer signed in. */
  close(): void {
    this.isClosed = true;
    this.states.clear();
    this.drafts.clear();
  }
}

let isQuestionSkipped = false;

/** Call on a click on a `mailto:` or `tel:` link: Chromium dispatches 'beforeunload' although the page stays. */
export function skipQuestion(): void {
  isQuestionSkipped = true;
  setTimeout(() => {
    isQuestionSkipped = false;
  });
}

/** Without a provider nothing is kept. */
export const DraftsContext = createContext(new Drafts(true));

/** Like `useReducer`, but the state is kept while the page is open: a form that is opened again continues with it. */
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
