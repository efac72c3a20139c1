import { FieldNotes } from './FieldNotes';
import { useFieldParts } from './useFieldParts';
import '../../styles/app.scss';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = {
  name: string;
  label: string;
  options: readonly SelectOption[];
  disabled?: boolean;
};

export function SelectField({ name, label, options, disabled }: SelectFieldProps) {
  const { field, control, error, ids } = useFieldParts<string>(name);
  return (
    <div className="field">
      <label className="field__label" htmlFor={ids.input}>
        {label}
      </label>
      <select className="field__control field__control--select" disabled={disabled} {...field} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes error={error} ids={ids} />
    </div>
  );
}
