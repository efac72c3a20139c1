import { useId, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import type { Day } from '../../domain/day';
import { isLaterShabbos } from '../../domain/laterShabbos';
import { addDays, comingSaturday, formatDay } from '../../domain/time';
import { fromLocalDate, toLocalDate } from './localDate';

interface ShabbosPickerProps {
  today: Day;
  /** The upcoming Shabbos as the server lists it: it has a card of its own. */
  listedUpcoming: Day | null;
  value: Day | null;
  onPick: (day: Day) => void;
}

/** Picks a Saturday after the coming one. The field opens the calendar below it. */
export function ShabbosPicker({ today, listedUpcoming, value, onPick }: ShabbosPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const calendarId = useId();
  const first = toLocalDate(value ?? addDays(comingSaturday(today), 7));

  const close = () => {
    setIsOpen(false);
    input.current?.focus();
  };

  return (
    <div className="shabbos-picker">
      <input
        ref={input}
        className="field__control"
        type="text"
        role="combobox"
        aria-label="Select a date"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? calendarId : undefined}
        placeholder="Select a date"
        readOnly
        value={value === null ? '' : formatDay(value)}
        onClick={() => setIsOpen(true)}
        onKeyDown={(event) => {
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      />
      {isOpen ? (
        // It lies within a dialog; a second modal one would only be in the way.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          id={calendarId}
          className="shabbos-picker__calendar"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="dialog"
          aria-label="Saturdays to choose from"
          tabIndex={-1}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // The dialog around it stays open.
            event.stopPropagation();
            close();
          }}
        >
          <DayPicker
            mode="single"
            autoFocus
            today={toLocalDate(today)}
            defaultMonth={first}
            startMonth={toLocalDate(today)}
            selected={value === null ? undefined : toLocalDate(value)}
            disabled={(date) => {
              const day = fromLocalDate(date);
              return day === null || !isLaterShabbos(day, today, listedUpcoming);
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
