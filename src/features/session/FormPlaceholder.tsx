import { Spinner } from '@/ui/feedback/Spinner';
import './FormPlaceholder.scss';

/** A spinner in an AuthCard, in a box with the height of a form of so many fields, so nothing moves when the form arrives. */
export function FormPlaceholder({ fields }: { fields: 2 | 3 }) {
  return (
    <div className={fields === 3 ? 'form-placeholder form-placeholder--3' : 'form-placeholder'}>
      <Spinner />
    </div>
  );
}
