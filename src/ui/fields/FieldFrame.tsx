import type { ReactNode } from 'react';
import { FieldNotes } from './FieldNotes';
import './fields.scss';

type FieldFrameProps = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  ids: { input: string; error: string; hint: string };
  children: ReactNode;
};

/** A control with its label above, and its hint and error below. */
export function FieldFrame({ label, hint, error, ids, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={ids.input}>
        {label}
      </label>
      {children}
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}
