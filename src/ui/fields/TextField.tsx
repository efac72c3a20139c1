import { plainCode } from '@/lib/plainText';
import type { ChangeEvent, ComponentProps } from 'react';
import { FieldFrame, useFieldParts, verbatim } from './FieldFrame';

type TextFieldProps = Omit<ComponentProps<'input'>, 'type' | 'width' | 'name'> & {
  name: string;
  label: string;
  /** The value of a 'date' is a calendar day as 'YYYY-MM-DD', or '' while the input is empty or incomplete. */
  type?: 'text' | 'email' | 'tel' | 'date';
  hint?: string;
  /** Marks a field for a code, a number or a date. It is about as wide as its value, and browsers do not correct the value. */
  width?: 'short' | 'medium';
};

export function TextField({ name, label, hint, type = 'text', width, ...input }: TextFieldProps) {
  const { value, setValue, control, notes } = useFieldParts<string>(name, hint);
  return (
    <FieldFrame label={label} notes={notes}>
      <input
        className={width ? `field__control field__control--${width}` : 'field__control'}
        type={type}
        {...((width || type === 'email' || input.autoComplete === 'username') && verbatim)}
        dir={type === 'text' && !width ? 'auto' : undefined}
        {...input}
        value={value}
        {...control}
        // A copied address may contain invisible characters, and the browser would refuse it (rule: typed-as-it-is).
        {...(type === 'email' && {
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => void setValue(plainCode(target.value)),
        })}
      />
    </FieldFrame>
  );
}
