import './Spinner.scss';

export function Spinner({ size = 'large' }: { size?: 'small' | 'large' }) {
  // Not an `output` element, which is for the result of a form.
  return <span className={`spinner spinner--${size}`} role="status" aria-label="Loading" />;
}
