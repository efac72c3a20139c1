import { Store, useStore } from '@/lib/store';
import { createContext, use, useEffect, useId } from 'react';

/** The forms with unsaved input on the page, or on a part of it. */
export class UnsavedInput extends Store<readonly string[]> {
  /** With `whole`, this instance is for a part of the page and also reports its forms to `whole`. */
  constructor(private readonly whole?: UnsavedInput) {
    super([]);
  }

  report(form: string, isUnsaved: boolean): void {
    const others = this.value.filter((other) => other !== form);
    this.set(isUnsaved ? [...others, form] : others);
    this.whole?.report(form, isUnsaved);
  }
}

export const UnsavedInputContext = createContext(new UnsavedInput());

/** Reports whether the calling form has unsaved input. Unmounting withdraws the report. */
export function useReportUnsavedInput(isUnsaved: boolean): void {
  const form = useId();
  const unsavedInput = use(UnsavedInputContext);
  useEffect(() => {
    unsavedInput.report(form, isUnsaved);
    return () => unsavedInput.report(form, false);
  }, [unsavedInput, form, isUnsaved]);
}

/** Whether a form on the page, or on `part` of it, has unsaved input. */
export function useHasUnsavedInput(part?: UnsavedInput): boolean {
  const page = use(UnsavedInputContext);
  return useStore(part ?? page).length > 0;
}
