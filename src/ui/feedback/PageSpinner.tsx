import { Spinner } from './Spinner';

interface PageSpinnerProps {
  /** True for a wait so short that the spinner would only flash. */
  isHidden?: boolean;
}

/** A placeholder as tall as most pages, so that the footer does not move when the page appears. */
export function PageSpinner({ isHidden = false }: PageSpinnerProps) {
  return <div className="page-spinner">{isHidden ? null : <Spinner />}</div>;
}
