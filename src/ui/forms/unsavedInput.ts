import { Store, useStore } from '@/lib/store';
import { createContext, use, useEffect } from 'react';

/** The number of forms with unsaved input on the page, or on a part of it. */
export class UnsavedInput extends Store<number> {
  /** With `whole`, this instance is for a part of the page and also adds its forms to `whole`. */
  constructor(private readonly whole?: UnsavedInput) {
    super(0);
  }

  add(forms: number): void {
    this.set(this.value + forms);
    this.whole?.add(forms);
  }
}

export const UnsavedInputContext = createContext(new UnsavedInput());

/** Reports whether the calling form has unsaved input. Unmounting withdraws the report. */
export function useReportUnsavedInput(isUnsaved: boolean): void {
  const unsavedInput = use(UnsavedInputContext);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsavedInput.add(1);
    return () => unsavedInput.add(-1);
  }, [unsavedInput, isUnsaved]);
}

/** Whether a form on the page has unsaved input. */
export const useHasUnsavedInput = (): boolean => useStore(use(UnsavedInputContext)) > 0;
