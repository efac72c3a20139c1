import { createContext, use, useEffect, useId, useSyncExternalStore } from 'react';

/** The forms on the page that hold typed input which is not saved yet. */
export class UnsavedInput {
  readonly #forms = new Set<string>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly isAny = (): boolean => this.#forms.size > 0;

  set(form: string, isUnsaved: boolean): void {
    if (isUnsaved) this.#forms.add(form);
    else this.#forms.delete(form);
    for (const listener of this.#listeners) listener();
  }
}

export const UnsavedInputContext = createContext(new UnsavedInput());

/** Reports whether the calling form holds unsaved input. Unmounting withdraws the report. */
export function useReportUnsavedInput(isUnsaved: boolean): void {
  const form = useId();
  const unsavedInput = use(UnsavedInputContext);
  useEffect(() => {
    unsavedInput.set(form, isUnsaved);
    return () => unsavedInput.set(form, false);
  }, [unsavedInput, form, isUnsaved]);
}

/**
 * Whether any form on the page holds unsaved input. Always false while not `isEnabled`: the caller then does not render
 * again when a report changes, which may be at every key.
 */
export function useHasUnsavedInput(isEnabled: boolean): boolean {
  const unsavedInput = use(UnsavedInputContext);
  const isAny = () => isEnabled && unsavedInput.isAny();
  return useSyncExternalStore(unsavedInput.subscribe, isAny, () => false);
}
