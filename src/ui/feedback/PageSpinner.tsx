import { Spinner } from './Spinner';

/** As high as most of a page, so that the footer stays where it is when the page has come. */
export function PageSpinner() {
  return (
    <div className="page-spinner">
      <Spinner />
    </div>
  );
}
