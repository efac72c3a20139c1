import { PASSWORD_RULES } from '@/domain/password';
import { useState } from 'react';
import { Button } from '../button/Button';
import { FieldFrame, useFieldParts, verbatim } from './FieldFrame';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete?: 'current-password' | 'new-password';
  required?: boolean;
  hint?: string;
  /** True if the error appears while the password is typed. */
  announcesError?: boolean;
};

export function PasswordField({ name, label, hint, announcesError, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { value, control, notes } = useFieldParts<string>(name, hint);
  return (
    <FieldFrame label={label} notes={{ ...notes, isAnnounced: announcesError }}>
      <div className="field__group">
        <input
          className="field__control"
          type={isShown ? 'text' : 'password'}
          {...verbatim}
          // A password manager reads these rules before it generates a password.
          {...(input.autoComplete === 'new-password' && { passwordrules: PASSWORD_RULES })}
          {...input}
          value={value}
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
