import { FieldFrame } from './FieldFrame';
import { useFieldParts } from './useFieldParts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = {
  name: string;
  label: string;
  options: readonly SelectOption[];
  disabled?: boolean;
};

export function SelectField({ name, label, options, disabled }: SelectFieldProps) {
  const { value, control, error, ids } = useFieldParts<string>(name);
  return (
    <FieldFrame label={label} error={error} ids={ids}>
      <select
        className="field__control field__control--select"
        disabled={disabled}
        defaultValue={value}
        {...control}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
