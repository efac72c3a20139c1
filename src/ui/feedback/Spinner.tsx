import './Spinner.scss';

export function Spinner({ size = 'large' }: { size?: 'small' | 'large' }) {
  // `output` is for the result of a form.
  return <span className={`spinner spinner--${size}`} role="status" aria-label="Loading" />;
}
