import { FieldNotes } from './FieldNotes';
import { useFieldParts } from './useFieldParts';
import './fields.scss';

type CheckboxFieldProps = {
  name: string;
  label: string;
  disabled?: boolean;
  hint?: string;
};

export function CheckboxField({ name, label, disabled, hint }: CheckboxFieldProps) {
  const { value, control, error, ids } = useFieldParts<boolean>(name, hint);
  return (
    <div className="field">
      <div className="check">
        <input
          className="check__box"
          type="checkbox"
          disabled={disabled}
          defaultChecked={value}
          {...control}
        />
        <label className="check__label" htmlFor={ids.input}>
          {label}
        </label>
      </div>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}
