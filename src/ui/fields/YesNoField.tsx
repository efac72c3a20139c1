import { passFocusOn } from '../focus/focus';
import { useFieldParts } from './FieldFrame';

const answers = { Yes: true, No: false };

export function YesNoField({ name, label }: { name: string; label: string }) {
  const { value, setValue, control } = useFieldParts<boolean>(name);
  return (
    <fieldset className="field" ref={passFocusOn}>
      <legend className="field__label">{label}</legend>
      <div className="choice">
        {Object.entries(answers).map(([text, answer]) => (
          <div key={text} className="check">
            <input
              className="check__box"
              type="radio"
              id={`${control.id}-${text}`}
              name={control.name}
              value={String(answer)}
              checked={value === answer}
              onChange={() => void setValue(answer)}
            />
            <label className="check__label" htmlFor={`${control.id}-${text}`}>
              {text}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
