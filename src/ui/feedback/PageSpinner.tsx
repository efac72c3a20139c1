import { Spinner } from './Spinner';

interface PageSpinnerProps {
  /** For a wait so short that a spinner would only flash. */
  isHidden?: boolean;
}

/** As tall as most pages, so the footer does not move when the page appears. */
export function PageSpinner({ isHidden = false }: PageSpinnerProps) {
  return <div className="page-spinner">{isHidden ? null : <Spinner />}</div>;
}
