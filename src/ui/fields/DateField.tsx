import { FieldNotes } from './FieldNotes';
import { useFieldParts } from './useFieldParts';
import '../../styles/app.scss';

type DateFieldProps = {
  name: string;
  label: string;
  min?: string;
  max?: string;
};

/** The value is a calendar day as 'YYYY-MM-DD', or '' while the input is empty or incomplete. */
export function DateField({ name, label, ...input }: DateFieldProps) {
  const { field, control, error, ids } = useFieldParts<string>(name);
  return (
    <div className="field">
      <label className="field__label" htmlFor={ids.input}>
        {label}
      </label>
      <input className="field__control" type="date" {...input} {...field} {...control} />
      <FieldNotes error={error} ids={ids} />
    </div>
  );
}
