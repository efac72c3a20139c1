import type { Day } from '../../domain/day';
import { firstLaterShabbos, laterShabbosRefusal } from '../../domain/signUpOptions';
import { formatDay } from '../../domain/time';
import { DatePicker } from '../../ui/date-picker/DatePicker';

interface ShabbosPickerProps {
  today: Day;
  /** The upcoming Shabbos in the server's list, null if there is none. It has its own card. */
  listedUpcoming: Day | null;
  value: Day | null;
  onPick: (day: Day) => void;
}

/** Picks a Saturday after the coming one (rule: later-shabbos-dates). */
export function ShabbosPicker({ today, listedUpcoming, value, onPick }: ShabbosPickerProps) {
  return (
    <DatePicker
      label="Select a date"
      calendarLabel="Saturdays to choose from"
      today={today}
      initialMonth={firstLaterShabbos(today, listedUpcoming)}
      value={value}
      valueText={value === null ? '' : formatDay(value)}
      canPick={(day) => laterShabbosRefusal(day, today, listedUpcoming) === null}
      onPick={onPick}
    />
  );
}
