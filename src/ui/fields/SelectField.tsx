import { FieldFrame, useFieldParts } from './FieldFrame';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = { name: string; label: string; options: readonly SelectOption[] };

export function SelectField({ name, label, options }: SelectFieldProps) {
  const { value, control, notes } = useFieldParts<string>(name);
  return (
    <FieldFrame label={label} notes={notes}>
      <select className="field__control field__control--select" value={value} {...control}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
