import { Spinner } from './Spinner';

/** As tall as most pages, so that the footer does not move. `isHidden`: the wait is so short that the spinner would only flash. */
export const PageSpinner = ({ isHidden = false }: { isHidden?: boolean }) => (
  <div className="page-spinner">{isHidden ? null : <Spinner />}</div>
);
