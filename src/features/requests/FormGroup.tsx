import type { ReactNode } from 'react';

type FormGroupProps = { title: string; children: ReactNode };

/** A titled group of related fields. */
export function FormGroup({ title, children }: FormGroupProps) {
  return (
    <fieldset className="form-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
