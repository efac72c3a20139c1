import type { ReactNode } from 'react';
import './FormPlaceholder.scss';

type FormPlaceholderProps = { /** Number of fields of the form. */ fields: 2 | 3; children: ReactNode };

/** Centers a spinner or message in an AuthCard, in a box with the height of the form, so nothing moves when the form arrives. */
export function FormPlaceholder({ fields, children }: FormPlaceholderProps) {
  return (
    <div className={fields === 3 ? 'form-placeholder form-placeholder--3' : 'form-placeholder'}>
      {children}
    </div>
  );
}
