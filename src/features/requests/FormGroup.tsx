import type { ReactNode } from 'react';

type FormGroupProps = { title: string; children: ReactNode };

/** Related questions of a long form. */
export function FormGroup({ title, children }: FormGroupProps) {
  return (
    <fieldset className="form-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
