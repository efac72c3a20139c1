import { createContext, use, useDeferredValue, useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

/** The state of the history entry in which a dialog is open. Beside it only the login screen's entry has a state. */
interface DialogState {
  dialog: string;
  /** The key of the page's own entry, below it. */
  page: string;
  /** A random number of the mounted component that has opened it. The browser keeps the state over a reload, which draws a new one. */
  owner: number;
}

/** The key of the page's history entry. It stays the same while a dialog opens and closes. */
export function usePageKey(): string {
  const { key, state }: Location<DialogState | null> = useLocation();
  return state?.page ?? key;
}

/** A dialog that Back closes (rule: back-closes-a-dialog), opened by a press: browsers skip an entry that was added without one. */
export function useDialogEntry(name: string) {
  const location: Location<DialogState | null> = useLocation();
  const { key, state: entry } = location;
  const navigate = useNavigate();
  // The dialog closes at once. The history follows.
  const [isClosed, setIsClosed] = useState(false);
  const [holders, setHolders] = useState(0);
  const [owner] = useState(Math.random);
  const isAtEntry = entry?.dialog === name && entry.owner === owner;
  const isHeld = holders > 0;
  if (isClosed && !isAtEntry && !isHeld) setIsClosed(false);

  // While something is sent, Back is taken back. After a reload, or when another member has signed in, nothing opens by itself.
  const isLeftWhileHeld = isHeld && !isAtEntry && !isClosed;
  const isOfOther = entry?.dialog === name && entry.owner !== owner;
  const step = isLeftWhileHeld ? 1 : isOfOther ? -1 : 0;
  useEffect(() => {
    if (step !== 0) void navigate(step);
  }, [step, navigate]);

  const isShown = (isAtEntry || isHeld) && !isClosed;
  // Deferred, so that the browser can paint the pressed button before React renders the dialog. Closing is not deferred.
  const isOpen = useDeferredValue(isShown) && isShown;
  return {
    isOpen,
    open: () => {
      setIsClosed(false);
      const state: DialogState = { dialog: name, page: key, owner };
      if (!isAtEntry) void navigate(location, { state });
    },
    close: () => {
      if (!isShown) return;
      setIsClosed(true);
      if (isAtEntry) void navigate(-1);
    },
    hold: setHolders,
  };
}

/** Changes how many components hold the dialog around them against the browser's Back. */
export type HoldDialog = (change: (holders: number) => number) => void;

export const HoldDialogContext = createContext<HoldDialog | undefined>(undefined);

/** Back does not close the dialog around the caller while `isHeld` (rule: back-closes-a-dialog). */
export function useHoldDialog(isHeld: boolean): void {
  const hold = use(HoldDialogContext);
  useEffect(() => {
    if (!isHeld || hold === undefined) return undefined;
    hold((count) => count + 1);
    return () => hold((count) => count - 1);
  }, [isHeld, hold]);
}
