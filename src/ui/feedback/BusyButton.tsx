import type { ComponentProps } from 'react';
import { Button } from '../button/Button';
import { useKeepDialogOpen } from '../dialog/useDialogEntry';
import { Spinner } from './Spinner';

type BusyButtonProps = Pick<ComponentProps<typeof Button>, 'disabled' | 'isReplacing' | 'className'> & {
  isPending: boolean;
  children: string;
  /** Replaces the children while pending. */
  pendingText?: string;
  /** Without it the button submits its form. */
  onClick?: () => void;
};

export function BusyButton(props: BusyButtonProps) {
  const { isPending, children, pendingText = children, disabled, onClick, ...buttonProps } = props;
  useKeepDialogOpen(isPending);
  const text = isPending ? pendingText : children;
  return (
    <Button
      className="button button--primary"
      {...buttonProps}
      type={onClick === undefined ? 'submit' : 'button'}
      disabled={isPending || disabled}
      aria-busy={isPending || undefined}
      // Without a label, the name of the button would include the spinner's 'Loading'.
      aria-label={isPending ? text : undefined}
      onClick={onClick}
    >
      {isPending ? <Spinner size="small" /> : null}
      <span>{text}</span>
    </Button>
  );
}
