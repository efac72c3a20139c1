import type { FormikValues } from 'formik';
import { createContext } from 'react';

/**
 * What a member has typed and the server has not accepted, by the name of the form. Before it is lost, the browser asks
 * (rule: kept-request).
 */
export class Drafts {
  private readonly drafts = new Map<string, FormikValues>();
  /** The states of the forms that keep more than what is typed, by the name of the form (see `useKeptReducer`). */
  readonly states = new Map<string, unknown>();
  isClosed = false;

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
    else if (!this.isClosed) {
      this.drafts.set(name, Object.fromEntries(changed));
      window.addEventListener('beforeunload', ask);
    }
  }

  drop(name: string): void {
    this.drafts.delete(name);
    if (this.drafts.size === 0) window.removeEventListener('beforeunload', ask);
  }

  /** Drops everything for good: the member has gone. */
  close(): void {
    this.isClosed = true;
    this.states.clear();
    for (const name of this.drafts.keys()) this.drop(name);
  }
}

let isQuestionSkipped = false;

/** For a click on a link to mail or to phone: it opens a program, and Chromium dispatches 'beforeunload' though the page stays. */
export function skipQuestion(): void {
  isQuestionSkipped = true;
  setTimeout(() => {
    isQuestionSkipped = false;
  });
}

function ask(event: BeforeUnloadEvent): void {
  if (isQuestionSkipped) return;
  event.preventDefault();
  // Chromium before 119 and Safari need it.
  event.returnValue = true;
}

/** Without a provider nothing is kept. */
const noDrafts = new Drafts();
noDrafts.close();

export const DraftsContext = createContext(noDrafts);
