import { Spinner } from './Spinner';
import './Spinner.scss';

/** As tall as most pages, so the footer does not move when the page appears. */
export function PageSpinner() {
  return (
    <div className="page-spinner">
      <Spinner />
    </div>
  );
}
