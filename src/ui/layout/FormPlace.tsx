import type { ReactNode } from 'react';
import '../../styles/app.scss';

type FormPlaceProps = { /** How many the form has. */ fields: 2 | 3; children: ReactNode };

/** What stands in a narrow card in place of its form, as high as that, in the middle. */
export function FormPlace({ fields, children }: FormPlaceProps) {
  return <div className={fields === 3 ? 'form-place form-place--3' : 'form-place'}>{children}</div>;
}
