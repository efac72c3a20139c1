import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  className?: string;
  /** Renders the labelled control with the given id. */
  children: (id: string) => ReactNode;
}

export function Field({ label, className = '', children }: FieldProps) {
  const id = useId();
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

type Labelled<Control extends 'input' | 'select'> = Omit<ComponentProps<Control>, 'onChange'> & {
  label: string;
  onChange?: (value: string) => void;
};

export function InputField({ label, className, onChange, ...input }: Labelled<'input'>) {
  return (
    <Field label={label} className={className}>
      {(id) => <input {...input} id={id} onChange={({ target }) => onChange?.(target.value)} />}
    </Field>
  );
}

interface SelectFieldProps extends Labelled<'select'> {
  options: readonly (readonly [value: string, words: string])[];
}

export function SelectField({ label, className, onChange, options, ...select }: SelectFieldProps) {
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

/** A list of sentences; nothing if there are none. */
export function Sentences({ sentences, ...list }: ComponentProps<'ul'> & { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul {...list}>
      {sentences.map((sentence, index) => (
        // The key is the index, because two sentences can be equal.
        <li key={index}>{sentence}</li>
      ))}
    </ul>
  );
}

/** The values of a form's fields, keyed by name. */
export const textsOfForm = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
