import { useEffect, useEffectEvent } from 'react';
import { openDialog } from './backClosesDialogs';

interface CloseOnBackOptions {
  isShown: boolean;
  isDismissible: boolean;
  close: (() => void) | undefined;
}

/** Lets the browser's Back close a dialog (rule: back-closes-a-dialog). A dialog that opens as a blocking one stays open. */
export function useCloseOnBack({ isShown, isDismissible, close }: CloseOnBackOptions): void {
  const onBack = useEffectEvent(() => close?.());
  const isBusy = useEffectEvent(() => !isDismissible);
  const open = useEffectEvent(() =>
    openDialog({ close: isDismissible ? () => onBack() : null, isBusy: () => isBusy() }),
  );
  useEffect(() => (isShown ? open() : undefined), [isShown]);
}
