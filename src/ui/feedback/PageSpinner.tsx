import { Spinner } from './Spinner';

/** Shown while a page or section loads. `isHidden` only keeps the space, for a wait so short that the spinner would only flash. */
export const PageSpinner = ({ isHidden = false }: { isHidden?: boolean }) => (
  <div className="page-spinner">{isHidden ? null : <Spinner />}</div>
);
