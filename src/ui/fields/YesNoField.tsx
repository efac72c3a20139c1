import { passFocusOn } from '../focus/focus';
import { useFieldParts } from './FieldFrame';

const answers = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
] as const;

export function YesNoField({ name, label }: { name: string; label: string }) {
  const { value, setValue, control } = useFieldParts<boolean>(name);
  return (
    <fieldset className="field" ref={passFocusOn}>
      <legend className="field__label">{label}</legend>
      <div className="choice">
        {answers.map((answer) => (
          <div key={answer.label} className="check">
            <input
              className="check__box"
              type="radio"
              id={`${control.id}-${answer.label}`}
              name={control.name}
              value={String(answer.value)}
              checked={value === answer.value}
              onChange={() => void setValue(answer.value)}
            />
            <label className="check__label" htmlFor={`${control.id}-${answer.label}`}>
              {answer.label}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
