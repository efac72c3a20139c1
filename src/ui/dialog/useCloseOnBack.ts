import { useEffect, useEffectEvent, type RefObject } from 'react';
import { openDialog } from './backClosesDialogs';

interface CloseOnBackOptions {
  isShown: boolean;
  isDismissible: boolean;
  close: (() => void) | undefined;
  body: RefObject<HTMLElement | null>;
}

/** Lets the browser's Back close a dialog (rule: back-closes-a-dialog). A dialog that opens as a blocking one stays open. */
export function useCloseOnBack({ isShown, isDismissible, close, body }: CloseOnBackOptions): void {
  const onBack = useEffectEvent(() => close?.());
  // A form in the dialog marks its button as busy while its request is in flight.
  const isSending = () => body.current?.querySelector('button[aria-busy="true"]') instanceof HTMLElement;
  const isBusy = useEffectEvent(() => !isDismissible || isSending());
  const open = useEffectEvent(() =>
    openDialog({ close: isDismissible ? () => onBack() : null, isBusy: () => isBusy() }),
  );
  useEffect(() => (isShown ? open() : undefined), [isShown]);
}
