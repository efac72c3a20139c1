import { Spinner } from './Spinner';

type BusyButtonProps = {
  /** Shows a spinner and disables the button. */
  pending: boolean;
  children: string;
  /** Replaces the children while pending. */
  pendingText?: string;
  disabled?: boolean;
  className?: string;
  /** Without it the button submits its form. */
  onClick?: () => void;
};

export function BusyButton(props: BusyButtonProps) {
  const { pending, children, pendingText, disabled = false, className = 'btn btn-primary', onClick } = props;
  const text = pending ? (pendingText ?? children) : children;
  return (
    <button
      type={onClick === undefined ? 'submit' : 'button'}
      className={className}
      disabled={pending || disabled}
      aria-busy={pending || undefined}
      // Without a label, the name of the button would include the spinner's 'Loading'.
      aria-label={pending ? text : undefined}
      onClick={onClick}
    >
      {pending ? <Spinner size="small" /> : null}
      <span>{text}</span>
    </button>
  );
}
