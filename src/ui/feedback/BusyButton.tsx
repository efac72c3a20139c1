import { Spinner } from './Spinner';

type BusyButtonProps = {
  /** What it has begun is under way: it shows so, and cannot be pressed again. */
  pending: boolean;
  children: string;
  /** Stands in place of the children while pending. */
  pendingText?: string;
  disabled?: boolean;
  className?: string;
  /** Without one it sends the form it stands in. */
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
      // The spinner within has a name of its own.
      aria-label={pending ? text : undefined}
      onClick={onClick}
    >
      {pending ? <Spinner size="small" /> : null}
      <span>{text}</span>
    </button>
  );
}
