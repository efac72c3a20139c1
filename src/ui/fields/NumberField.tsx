import { FieldNotes } from './FieldNotes';
import { useFieldParts } from './useFieldParts';
import '../../styles/app.scss';

type NumberFieldProps = { name: string; label: string };

/** The value is a number, or '' while the text is not a number. Formik converts it, because the input has `type="number"`. */
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
