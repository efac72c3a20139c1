import { useMember } from '@/api/memberContext';
import { type Day, parseDay } from '@/domain/day';
import { canPickLaterShabbos, firstLaterShabbos, nearestLaterShabbos } from '@/domain/laterShabbos';
import { addMonths, formatDay } from '@/domain/time';
import { useToday } from '@/ui/useNow';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { DayPicker, labelDayButton } from 'react-day-picker';
import { flushSync } from 'react-dom';
import { fromLocalDate, toLocalDate } from './localDate';
import './ShabbosPicker.scss';

const LABEL = 'Select a date';

/** The day of the calendar cell that contains the event's target, null outside the cells. */
function dayAt(target: EventTarget): Day | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return parseDay(cell?.dataset['day']);
}

export interface ShabbosPickerProps {
  signedUpDays: readonly Day[];
  picked: Day | null;
  onPick: (day: Day) => void;
}

/** A read-only field that opens a calendar of the later Shabbosim (rules: later-shabbos-dates, own-later-sign-ups). */
export function ShabbosPicker({ signedUpDays, picked, onPick }: ShabbosPickerProps) {
  // The upcoming Shabbos that the server names has a card of its own, so it cannot be picked.
  const { upcomingShabbos } = useMember();
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  // The calendar has many elements, so it is rendered after the pressed field has been painted.
  const isCalendarShown = useDeferredValue(isOpen) && isOpen;
  const input = useRef<HTMLInputElement>(null);
  const calendarId = useId();
  const start = picked ?? firstLaterShabbos(today, upcomingShabbos);
  /** A day of the shown month. */
  const [month, setMonth] = useState(start);

  const open = () => {
    setMonth(start);
    setIsOpen(true);
  };
  const close = () => {
    // The calendar focuses a day in an effect, which may still be pending. `flushSync` runs it before the field gets the focus.
    flushSync(() => setIsOpen(false));
    input.current?.focus();
  };

  // react-day-picker would repeat a step of a month or a year until it finds an enabled day, which may be years later.
  function onPageKey(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, target, currentTarget } = event;
    const from = dayAt(target);
    if (from === null || !['PageUp', 'PageDown'].includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    const months = (key === 'PageUp' ? -1 : 1) * (shiftKey ? 12 : 1);
    const day = nearestLaterShabbos(addMonths(from, months), today, upcomingShabbos);
    flushSync(() => setMonth(day));
    currentTarget.querySelector<HTMLElement>(`[data-day="${day}"] button`)?.focus();
  }

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
        aria-label={LABEL}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isCalendarShown ? calendarId : undefined}
        placeholder={LABEL}
        readOnly
        value={picked === null ? '' : formatDay(picked)}
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
          role="dialog"
          aria-label="Saturdays to choose from"
          tabIndex={-1}
          onKeyDownCapture={onPageKey}
        >
          <DayPicker
            mode="single"
            autoFocus
            today={toLocalDate(today)}
            month={toLocalDate(month)}
            onMonthChange={(date) => setMonth(fromLocalDate(date) ?? month)}
            startMonth={toLocalDate(today)}
            selected={picked === null ? undefined : toLocalDate(picked)}
            disabled={(date) => {
              const day = fromLocalDate(date);
              return day === null || !canPickLaterShabbos(day, today, upcomingShabbos);
            }}
            modifiers={{ marked: signedUpDays.map(toLocalDate) }}
            modifiersClassNames={{ marked: 'date-picker__marked' }}
            labels={{
              labelDayButton: (date, modifiers, ...rest) =>
                `${labelDayButton(date, modifiers, ...rest)}${modifiers.marked ? ', signed up' : ''}`,
            }}
            // The day comes from the pressed cell: the device may have changed its zone since the dates were rendered.
            onSelect={(_selected, _date, _modifiers, { target }) => {
              const day = dayAt(target);
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
