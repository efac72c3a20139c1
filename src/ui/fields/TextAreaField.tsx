import { FieldNotes } from './FieldNotes';
import { useFieldParts } from './useFieldParts';
import '../../styles/app.scss';

type TextAreaFieldProps = { name: string; label: string };

export function TextAreaField({ name, label }: TextAreaFieldProps) {
  const { field, control, error, ids } = useFieldParts<string>(name);
  return (
    <div className="field">
      <label className="field__label" htmlFor={ids.input}>
        {label}
      </label>
      <textarea className="field__control" rows={3} {...field} {...control} />
      <FieldNotes error={error} ids={ids} />
    </div>
  );
}
