import { createContext, use, useEffect, useId, useSyncExternalStore } from 'react';

/** The set of forms with unsaved input on the page, or on a part of it. */
export class UnsavedInput {
  private readonly forms = new Set<string>();
  private readonly listeners = new Set<() => void>();

  /** With `whole`, this instance is for a part of the page and also reports its forms to `whole`. */
  constructor(private readonly whole?: UnsavedInput) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly isAny = (): boolean => this.forms.size > 0;

  set(form: string, isUnsaved: boolean): void {
    if (isUnsaved) this.forms.add(form);
    else this.forms.delete(form);
    for (const listener of this.listeners) listener();
    this.whole?.set(form, isUnsaved);
  }
}

export const UnsavedInputContext = createContext(new UnsavedInput());

/** Reports whether the calling form has unsaved input. Unmounting withdraws the report. */
export function useReportUnsavedInput(isUnsaved: boolean): void {
  const form = useId();
  const unsavedInput = use(UnsavedInputContext);
  useEffect(() => {
    unsavedInput.set(form, isUnsaved);
    return () => unsavedInput.set(form, false);
  }, [unsavedInput, form, isUnsaved]);
}

/** Whether a form on the page, or on `part` of it, has unsaved input. While `isEnabled` is false, returns false and never re-renders. */
export function useHasUnsavedInput(isEnabled: boolean, part?: UnsavedInput): boolean {
  const page = use(UnsavedInputContext);
  const unsavedInput = part ?? page;
  const isAny = () => isEnabled && unsavedInput.isAny();
  return useSyncExternalStore(unsavedInput.subscribe, isAny, () => false);
}
