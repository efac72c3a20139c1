import { useState } from 'react';
import { FieldNotes } from './FieldNotes';
import { useFieldParts } from './useFieldParts';
import '../../styles/app.scss';

type PasswordFieldProps = {
  name: string;
  label: string;
  autoComplete?: 'current-password' | 'new-password';
  disabled?: boolean;
  required?: boolean;
  hint?: string;
};

export function PasswordField({ name, label, hint, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const { field, control, error, ids } = useFieldParts<string>(name, hint);
  return (
    <div className="field">
      <label className="field__label" htmlFor={ids.input}>
        {label}
      </label>
      <div className="field__group">
        <input
          className="field__control"
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...field}
          {...control}
        />
        <button
          type="button"
          className="field__addon"
          aria-controls={ids.input}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> password</span>
        </button>
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}
