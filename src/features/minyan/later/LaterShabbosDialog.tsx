import { Dialog, type DialogControls } from '@/ui/dialog/Dialog';
import type { ReactNode } from 'react';
import { EventHead } from '../event/EventHead';
import { ShabbosPicker, type ShabbosPickerProps } from './ShabbosPicker';

interface LaterShabbosDialogProps extends DialogControls, ShabbosPickerProps {
  isPassed: boolean;
  /** The form for the picked day. It is disabled until a day is picked. */
  children: ReactNode;
}

export function LaterShabbosDialog(props: LaterShabbosDialogProps) {
  const { signedUpDays, picked, isPassed, onPick, children, ...dialog } = props;
  return (
    <Dialog {...dialog} title="Signing up for a later Shabbos?" hasCloseButton size="lg">
      <ShabbosPicker signedUpDays={signedUpDays} picked={picked} onPick={onPick} />
      {picked === null ? null : <EventHead event={{ kind: 'later', day: picked }} isPassed={isPassed} />}
      {children}
    </Dialog>
  );
}
