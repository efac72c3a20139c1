import { Spinner } from '@/ui/feedback/Spinner';
import './FormPlaceholder.scss';

/** A spinner in an AuthCard. Its box is as high as a form with this number of fields, so nothing moves when the form arrives. */
export function FormPlaceholder({ fields }: { fields: 2 | 3 }) {
  return (
    <div className={fields === 3 ? 'form-placeholder form-placeholder--3' : 'form-placeholder'}>
      <Spinner />
    </div>
  );
}
