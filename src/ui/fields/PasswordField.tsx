import { useState } from 'react';
import { Button } from '../button/Button';
import { FieldFrame, useFieldParts } from './FieldFrame';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete?: 'current-password' | 'new-password';
  required?: boolean;
  hint?: string;
  /** For password managers that generate a password: the rules in the syntax of the attribute `passwordrules`. */
  rules?: string | undefined;
};

export function PasswordField({ name, label, hint, rules, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { value, control, notes } = useFieldParts<string>(name, hint);
  return (
    <FieldFrame label={label} notes={notes}>
      <div className="field__group">
        <input
          className="field__control"
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...(rules !== undefined && { passwordrules: rules })}
          {...input}
          defaultValue={value}
          {...control}
        />
        <Button className="field__addon" aria-controls={control.id} onClick={() => setIsShown(!isShown)}>
          <span>{isShown ? 'Hide' : 'Show'}</span>
          <span className="visually-hidden"> password</span>
        </Button>
      </div>
    </FieldFrame>
  );
}
