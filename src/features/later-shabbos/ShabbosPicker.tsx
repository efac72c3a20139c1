import type { Day } from '../../domain/day';
import { isLaterShabbos } from '../../domain/laterShabbos';
import { addDays, comingSaturday, formatDay } from '../../domain/time';
import { DatePicker } from '../../ui/date-picker/DatePicker';

interface ShabbosPickerProps {
  today: Day;
  /** The upcoming Shabbos as the server lists it: it has a card of its own. */
  listedUpcoming: Day | null;
  value: Day | null;
  onPick: (day: Day) => void;
}

/** Picks a Saturday after the coming one. */
export function ShabbosPicker({ today, listedUpcoming, value, onPick }: ShabbosPickerProps) {
  return (
    <DatePicker
      label="Select a date"
      calendarLabel="Saturdays to choose from"
      today={today}
      initialMonth={addDays(comingSaturday(today), 7)}
      value={value}
      valueText={value === null ? '' : formatDay(value)}
      canPick={(day) => isLaterShabbos(day, today, listedUpcoming)}
      onPick={onPick}
    />
  );
}
