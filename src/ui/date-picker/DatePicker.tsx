import { useDeferredValue, useId, useRef, useState } from 'react';
import { DayPicker, labelDayButton } from 'react-day-picker';
import type { Day } from '../../domain/day';
import { fromLocalDate, toLocalDate } from './localDate';
import './DatePicker.scss';

interface DatePickerProps {
  /** The accessible name of the field, and its placeholder. */
  label: string;
  /** The accessible name of the calendar. */
  calendarLabel: string;
  /** The calendar marks this day, and cannot go back before its month. */
  today: Day;
  /** The calendar opens in the month of `value`, or of this day while there is no value. */
  initialMonth: Day;
  value: Day | null;
  /** The text of the field; '' while there is no value. */
  valueText: string;
  canPick: (day: Day) => boolean;
  /** Days with a mark. */
  marked?: readonly Day[];
  /** Ends the accessible name of a marked day. */
  markLabel?: string;
  onPick: (day: Day) => void;
}

/** A read-only field that opens a calendar below it. Picking a day closes the calendar and focuses the field. */
export function DatePicker(props: DatePickerProps) {
  const { label, calendarLabel, today, initialMonth, value, valueText, canPick, onPick } = props;
  const { marked, markLabel } = props;
  const [isOpen, setIsOpen] = useState(false);
  // The calendar has many elements, so it comes one render later: the pressed field is painted first.
  const isCalendarShown = useDeferredValue(isOpen) && isOpen;
  const input = useRef<HTMLInputElement>(null);
  const calendarId = useId();

  const open = () => setIsOpen(true);
  const close = () => {
    setIsOpen(false);
    input.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape for the field and the calendar
    <div
      className="date-picker"
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return;
        // Escape closes only the calendar, not a dialog around it.
        event.stopPropagation();
        close();
      }}
    >
      <input
        ref={input}
        className="field__control"
        type="text"
        role="combobox"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isCalendarShown ? calendarId : undefined}
        placeholder={label}
        readOnly
        value={valueText}
        onClick={open}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          open();
        }}
      />
      {isCalendarShown ? (
        // Not a modal <dialog>: the picker is used inside a modal dialog, and a second focus trap would conflict with it.
        <div
          id={calendarId}
          className="date-picker__calendar"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="dialog"
          aria-label={calendarLabel}
          tabIndex={-1}
        >
          <DayPicker
            mode="single"
            autoFocus
            today={toLocalDate(today)}
            defaultMonth={toLocalDate(value ?? initialMonth)}
            startMonth={toLocalDate(today)}
            selected={value === null ? undefined : toLocalDate(value)}
            disabled={(date) => {
              const day = fromLocalDate(date);
              return day === null || !canPick(day);
            }}
            modifiers={{ marked: marked?.map(toLocalDate) }}
            modifiersClassNames={{ marked: 'date-picker__marked' }}
            labels={{
              labelDayButton: (date, modifiers, ...rest) =>
                `${labelDayButton(date, modifiers, ...rest)}${modifiers.marked ? `, ${markLabel ?? ''}` : ''}`,
            }}
            onSelect={(_selected, date) => {
              const day = fromLocalDate(date);
              if (day === null) return;
              onPick(day);
              close();
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
