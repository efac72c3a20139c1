import { FieldFrame } from './FieldFrame';
import { useFieldParts } from './useFieldParts';

type NumberFieldProps = { name: string; label: string };

/** The value is a number, or '' while the text is not a number. Formik converts it, because the input has `type="number"`. */
export function NumberField({ name, label }: NumberFieldProps) {
  const { field, control, error, ids } = useFieldParts<number | ''>(name);
  return (
    <FieldFrame label={label} error={error} ids={ids}>
      <input
        className="field__control field__control--short"
        type="number"
        step="any"
        inputMode="decimal"
        {...field}
        {...control}
      />
    </FieldFrame>
  );
}
