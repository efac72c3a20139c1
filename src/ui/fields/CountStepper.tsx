import type { KeyboardEvent } from 'react';
import { FieldFrame } from './FieldFrame';
import { useFieldParts } from './useFieldParts';

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

/** Up to four digits. Any other input is ignored. */
const acceptedInput = /^\d{0,4}$/;

/**
 * The value is a whole number, or '' while the input is empty. Steps stay within `min` and `max`. A typed number may be
 * outside them; the form must validate it.
 */
export function CountStepper(props: CountStepperProps) {
  const { name, label, min, max, hint, decreaseLabel, increaseLabel, disabled = false } = props;
  const { field, helpers, control, error, ids } = useFieldParts<number | ''>(name, hint);
  const set = (value: number | '') => void helpers.setValue(value);
  const stepBy = (step: number) => {
    // A step from an empty input leads to the lowest number, and from outside the bounds to the nearer bound.
    set(field.value === '' ? min : Math.min(max, Math.max(min, field.value + step)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? 1 : -1);
  };
  const isLowest = field.value !== '' && field.value <= min;
  const isHighest = field.value !== '' && field.value >= max;
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
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
          name={field.name}
          disabled={disabled}
          value={String(field.value)}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={field.value === '' ? undefined : field.value}
          onBlur={field.onBlur}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            const typed = event.target.value.trim();
            if (acceptedInput.test(typed)) set(typed === '' ? '' : Number(typed));
          }}
          {...control}
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
