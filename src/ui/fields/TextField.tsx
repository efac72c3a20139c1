import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FieldFrame } from './FieldFrame';
import { useFieldParts } from './useFieldParts';

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
  const { value, control, error, ids } = useFieldParts<string>(name, hint);
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <input className="field__control" type={type} {...input} defaultValue={value} {...control} />
    </FieldFrame>
  );
}
