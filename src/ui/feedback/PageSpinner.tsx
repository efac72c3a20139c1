import { Spinner } from './Spinner';

/**
 * A placeholder as tall as most pages, so that the footer does not move when the page appears. `isHidden` is for a wait so short
 * that the spinner would only flash.
 */
export const PageSpinner = ({ isHidden = false }: { isHidden?: boolean }) => (
  <div className="page-spinner">{isHidden ? null : <Spinner />}</div>
);
