import { parseCount } from '@/lib/plainText';
import { type KeyboardEvent, useState } from 'react';
import { FieldFrame, useFieldParts } from './FieldFrame';

type CountStepperProps = {
  name: string;
  label: string;
  min: number;
  max: number;
  hint?: string | undefined;
  disabled?: boolean;
};

/** The value is a whole number, or '' while the input is empty. The form must validate typed numbers: only steps stay within the bounds. */
export function CountStepper({ name, label, min, max, hint, disabled }: CountStepperProps) {
  const { value, setValue, control, notes } = useFieldParts<number | ''>(name, hint);
  /** The text that an input method (IME) is composing. Rewriting the field meanwhile would double the text. */
  const [composed, setComposed] = useState<string | null>(null);
  const setCount = (text: string) => {
    // A text that is not one to four digits is ignored. An empty text gives ''.
    const count = parseCount(text);
    if (count !== null) void setValue(count);
  };
  const stepBy = (step: number) => {
    // A step from an empty input gives `min`; a step from outside the bounds gives the nearer bound.
    void setValue(value === '' ? min : Math.min(max, Math.max(min, value + step)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? 1 : -1);
  };
  const renderButton = (action: string, sign: string, step: number, isAtBound: boolean) => (
    <button
      type="button"
      className="stepper__button"
      aria-label={`${action} ${label.toLowerCase()}`}
      aria-disabled={isAtBound || undefined}
      disabled={disabled}
      onClick={() => stepBy(step)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <FieldFrame label={label} notes={notes}>
      <div className="stepper">
        {renderButton('Decrease', '−', -1, value !== '' && value <= min)}
        <input
          className="field__control stepper__input"
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value === '' ? undefined : value}
          onKeyDown={onKeyDown}
          {...control}
          value={composed ?? String(value)}
          onChange={({ target }) => {
            setCount(target.value);
            if (composed !== null) setComposed(target.value);
          }}
          onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
          onCompositionEnd={({ currentTarget }) => {
            setCount(currentTarget.value);
            setComposed(null);
          }}
          // The number is selected, so that the next digit replaces it (rule: number-of-men).
          onClick={({ currentTarget }) => currentTarget.select()}
        />
        {renderButton('Increase', '+', 1, value !== '' && value >= max)}
      </div>
    </FieldFrame>
  );
}
