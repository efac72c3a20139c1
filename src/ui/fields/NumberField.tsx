import { FieldNotes } from './FieldNotes';
import { useFieldParts } from './useFieldParts';
import '../../styles/app.scss';

type NumberFieldProps = { name: string; label: string };

/** The value is a number, or '' while the input is not a number: Formik parses inputs with `type="number"` this way. */
export function NumberField({ name, label }: NumberFieldProps) {
  const { field, control, error, ids } = useFieldParts<number | ''>(name);
  return (
    <div className="field">
      <label className="field__label" htmlFor={ids.input}>
        {label}
      </label>
      <input
        className="field__control field__control--short"
        type="number"
        step="any"
        inputMode="decimal"
        {...field}
        {...control}
      />
      <FieldNotes error={error} ids={ids} />
    </div>
  );
}
