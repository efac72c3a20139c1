import { Button } from '../button/Button';
import { useHoldDialog } from '../dialog/useDialogEntry';
import { Spinner } from './Spinner';

type BusyButtonProps = {
  isPending: boolean;
  children: string;
  /** Replaces the children while pending. */
  pendingText?: string;
  disabled?: boolean;
  isPressed?: boolean;
  className?: string;
  /** Without it the button submits its form. */
  onClick?: () => void;
};

export function BusyButton(props: BusyButtonProps) {
  const {
    isPending,
    children,
    pendingText,
    disabled = false,
    isPressed,
    className = 'button button--primary',
    onClick,
  } = props;
  useHoldDialog(isPending);
  const text = isPending ? (pendingText ?? children) : children;
  return (
    <Button
      type={onClick === undefined ? 'submit' : 'button'}
      className={className}
      disabled={isPending || disabled}
      isPressed={isPressed}
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
