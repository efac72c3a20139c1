import { FieldFrame } from './FieldFrame';
import { useFieldParts } from './useFieldParts';

type NumberFieldProps = { name: string; label: string };

/**
 * A text field for a whole number. The value is the typed text, which the form must check. An input of type 'number' would
 * change its number by the mouse wheel, and drop text that it cannot read (rule: no-number-by-itself).
 */
export function NumberField({ name, label }: NumberFieldProps) {
  const { value, control, error, ids } = useFieldParts<string>(name);
  return (
    <FieldFrame label={label} error={error} ids={ids}>
      <input
        className="field__control field__control--short"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        {...control}
      />
    </FieldFrame>
  );
}
