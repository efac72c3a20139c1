import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FieldNotes } from './FieldNotes';
import { useFieldParts } from './useFieldParts';
import '../../styles/app.scss';

type TextFieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  readOnly?: boolean;
  disabled?: boolean;
  required?: boolean;
  hint?: string;
};

export function TextField({ name, label, hint, type = 'text', ...input }: TextFieldProps) {
  const { field, control, error, ids } = useFieldParts<string>(name, hint);
  return (
    <div className="field">
      <label className="field__label" htmlFor={ids.input}>
        {label}
      </label>
      <input className="field__control" type={type} {...input} {...field} {...control} />
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}
