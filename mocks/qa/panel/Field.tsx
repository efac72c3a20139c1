import { useId, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  className?: string;
  /** Renders the labelled control with the given id. */
  children: (id: string) => ReactNode;
}

export function Field({ label, className, children }: FieldProps) {
  const id = useId();
  return (
    <div className={className === undefined ? 'field' : `field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
