import type { FormikValues, useFormik } from 'formik';
import { createContext, use, useEffect, useLayoutEffect } from 'react';

/** The values that differ from the initial ones. Null if none does. */
function changedValues(values: FormikValues, initialValues: FormikValues): FormikValues | null {
  const changed = Object.entries(values).filter(([name, value]) => value !== initialValues[name]);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** What a member has typed and not sent, by the name of the form. Before it is lost, the browser asks (rule: kept-request). */
export class Drafts {
  readonly #drafts = new Map<string, FormikValues>();
  #isClosed = false;

  get(name: string): FormikValues | undefined {
    return this.#drafts.get(name);
  }

  keep(name: string, values: FormikValues, initialValues: FormikValues): void {
    const changed = changedValues(values, initialValues);
    if (changed === null) this.drop(name);
    else if (!this.#isClosed) {
      this.#drafts.set(name, changed);
      window.addEventListener('beforeunload', ask);
    }
  }

  drop(name: string): void {
    this.#drafts.delete(name);
    if (this.#drafts.size === 0) window.removeEventListener('beforeunload', ask);
  }

  /** Drops everything for good: the member has gone. */
  close(): void {
    this.#isClosed = true;
    for (const name of this.#drafts.keys()) this.drop(name);
  }
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chromium before 119 and Safari need it.
  event.returnValue = true;
}

/** Without a provider nothing is kept. */
const noDrafts = new Drafts();
noDrafts.close();

export const DraftsContext = createContext(noDrafts);

/** Shows what the member has typed into the form before, and keeps what they type until it is sent. Null keeps nothing. */
export function useDraft<Values extends FormikValues>(
  name: string | null,
  form: ReturnType<typeof useFormik<Values>>,
  isAccepted: boolean,
): void {
  const drafts = use(DraftsContext);
  const { values, initialValues, isSubmitting, setValues } = form;
  useLayoutEffect(() => {
    const typed = name === null ? undefined : drafts.get(name);
    if (typed !== undefined) void setValues((current) => ({ ...current, ...typed }), false);
  }, [drafts, name, setValues]);
  useEffect(() => {
    if (name === null) return;
    if (isSubmitting || isAccepted) drafts.drop(name);
    else drafts.keep(name, values, initialValues);
  }, [drafts, name, values, initialValues, isSubmitting, isAccepted]);
}
