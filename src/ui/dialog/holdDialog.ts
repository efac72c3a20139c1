import { createContext, use, useEffect } from 'react';

/** Holds the dialog around against the browser's Back. Returns a function that lets it go. */
export type HoldDialog = () => () => void;

export const HoldDialogContext = createContext<HoldDialog>(() => () => undefined);

/** Back does not close the dialog around the caller while `isHeld` (rule: back-closes-a-dialog). */
export function useHoldDialog(isHeld: boolean): void {
  const hold = use(HoldDialogContext);
  useEffect(() => (isHeld ? hold() : undefined), [isHeld, hold]);
}
