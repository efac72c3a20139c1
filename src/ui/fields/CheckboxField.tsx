import { passFocusOn } from '../focus/focus';
import { FieldNotes, useFieldParts } from './FieldFrame';

type CheckboxFieldProps = { name: string; label: string; disabled?: boolean; hint?: string };

export function CheckboxField({ name, label, disabled, hint }: CheckboxFieldProps) {
  const { value, control, notes } = useFieldParts<boolean>(name, hint);
  return (
    <div className="field" ref={passFocusOn}>
      <div className="check">
        <input className="check__box" type="checkbox" disabled={disabled} checked={value} {...control} />
        <label className="check__label" htmlFor={control.id}>
          {label}
        </label>
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}
