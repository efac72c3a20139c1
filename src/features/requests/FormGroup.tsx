import type { ReactNode } from 'react';

type FormGroupProps = { title: string; children: ReactNode };

/** A few questions of a long form that belong together. */
export function FormGroup({ title, children }: FormGroupProps) {
  return (
    <fieldset className="form-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
