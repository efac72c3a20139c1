import { useId, type ComponentProps, type ReactNode } from 'react';

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

type Labelled = Omit<FieldProps, 'children'> & { onChange?: (value: string) => void };

export function InputField({
  label,
  className,
  onChange,
  ...input
}: Labelled & Omit<ComponentProps<'input'>, 'onChange'>) {
  return (
    <Field label={label} className={className}>
      {(id) => <input {...input} id={id} onChange={({ target }) => onChange?.(target.value)} />}
    </Field>
  );
}

type Option = readonly [value: string, words: string];

export function SelectField({
  label,
  className,
  onChange,
  options,
  ...select
}: Labelled & Omit<ComponentProps<'select'>, 'onChange'> & { options: readonly Option[] }) {
  return (
    <Field label={label} className={className}>
      {(id) => (
        <select {...select} id={id} onChange={({ target }) => onChange?.(target.value)}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
