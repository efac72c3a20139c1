import { createContext, use, useDeferredValue, useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

/** The state of the history entry of an open dialog. Among the other entries, only that of the login screen has a state. */
interface DialogState {
  dialog: string;
  /** The key of the page's own history entry, which precedes this one. */
  page: string;
  /** The random number of the mounted component that opened the dialog. It differs after a reload, which keeps the state. */
  owner: number;
}

/** Identifies a page in the history, even while a dialog is open. The first entry of each visit has the key 'default', hence the path. */
export function usePageKey(): string {
  const { key, pathname, state }: Location<DialogState | null> = useLocation();
  return `${state?.page ?? key} ${pathname}`;
}

/** A dialog that Back closes (rule: back-closes-a-dialog). Call `open` on a press: Back skips an entry that a page adds without a press. */
export function useDialogEntry(name: string) {
  const location: Location<DialogState | null> = useLocation();
  const { key, state: entry } = location;
  const navigate = useNavigate();
  // `close` hides the dialog before the browser has gone back.
  const [isClosed, setIsClosed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [owner] = useState(Math.random);
  const isAtEntry = entry?.dialog === name && entry.owner === owner;
  if (isClosed && !isAtEntry && !isBusy) setIsClosed(false);

  // Back during a submission is undone. From an entry of another owner, as after a reload or another member's login, the page goes back.
  const isLeftWhileBusy = isBusy && !isAtEntry && !isClosed;
  const isOfOtherOwner = entry?.dialog === name && entry.owner !== owner;
  const step = isLeftWhileBusy ? 1 : isOfOtherOwner ? -1 : 0;
  useEffect(() => {
    if (step !== 0) void navigate(step);
  }, [step, navigate]);

  const isShown = (isAtEntry || isBusy) && !isClosed;
  // Opening is deferred, so that the browser can paint the pressed button before React renders the dialog. Closing is not.
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
    setIsBusy,
  };
}

/** Tells the dialog around a component whether the component is sending something. */
export const SetIsBusyContext = createContext<((isBusy: boolean) => void) | undefined>(undefined);

/** While `isBusy` is true, Back does not close the dialog around the caller (rule: back-closes-a-dialog). */
export function useKeepDialogOpen(isBusy: boolean): void {
  const setIsBusy = use(SetIsBusyContext);
  useEffect(() => {
    if (!isBusy || setIsBusy === undefined) return undefined;
    setIsBusy(true);
    return () => setIsBusy(false);
  }, [isBusy, setIsBusy]);
}
