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
  /** For a code: the field is as wide as its answer. */
  isShort?: boolean;
};

export function TextField({ name, label, hint, type = 'text', isShort = false, ...input }: TextFieldProps) {
  const { value, control, error, ids } = useFieldParts<string>(name, hint);
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <input
        className={isShort ? 'field__control field__control--medium' : 'field__control'}
        type={type}
        {...input}
        defaultValue={value}
        {...control}
      />
    </FieldFrame>
  );
}
