import { createContext, use, useEffect, useId, useSyncExternalStore } from 'react';

/** Which forms hold something typed that is not yet sent. */
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

/** Tells the page that the calling form holds unsaved input, for as long as it does. */
export function useReportUnsavedInput(isUnsaved: boolean): void {
  const form = useId();
  const unsavedInput = use(UnsavedInputContext);
  useEffect(() => {
    unsavedInput.set(form, isUnsaved);
    return () => unsavedInput.set(form, false);
  }, [unsavedInput, form, isUnsaved]);
}

/**
 * Whether any form on the page holds unsaved input, or false where it does not matter: whoever asks is then not drawn
 * anew as it changes, which may be with each key.
 */
export function useHasUnsavedInput(matters: boolean): boolean {
  const unsavedInput = use(UnsavedInputContext);
  const isAny = () => matters && unsavedInput.isAny();
  return useSyncExternalStore(unsavedInput.subscribe, isAny, () => false);
}
