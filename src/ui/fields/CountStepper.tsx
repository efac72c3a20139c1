import type { KeyboardEvent } from 'react';
import { parseCount } from '../forms/useShownValues';
import { FieldFrame, useFieldParts } from './FieldFrame';

type CountStepperProps = {
  name: string;
  label: string;
  min: number;
  max: number;
  hint?: string | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  disabled?: boolean;
};

/** The value is a whole number, or '' while the input is empty. The form must validate it: only steps stay within the bounds. */
export function CountStepper(props: CountStepperProps) {
  const { name, label, min, max, hint, decreaseLabel, increaseLabel, disabled = false } = props;
  const { value, setValue, control, notes } = useFieldParts<number | ''>(name, hint);
  const set = (count: number | '') => void setValue(count);
  const stepBy = (step: number) => {
    // A step from an empty input leads to the lowest number, and from outside the bounds to the nearer bound.
    set(value === '' ? min : Math.min(max, Math.max(min, value + step)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? 1 : -1);
  };
  const isLowest = value !== '' && value <= min;
  const isHighest = value !== '' && value >= max;
  return (
    <FieldFrame label={label} notes={notes}>
      <div className="stepper">
        <button
          type="button"
          className="stepper__button"
          aria-label={decreaseLabel}
          aria-disabled={isLowest || undefined}
          disabled={disabled}
          onClick={() => stepBy(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
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
          // Controlled: text without digits is ignored.
          value={String(value)}
          onChange={(event) => {
            const count = parseCount(event.target.value);
            if (count !== null) set(count);
          }}
        />
        <button
          type="button"
          className="stepper__button"
          aria-label={increaseLabel}
          aria-disabled={isHighest || undefined}
          disabled={disabled}
          onClick={() => stepBy(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </FieldFrame>
  );
}
