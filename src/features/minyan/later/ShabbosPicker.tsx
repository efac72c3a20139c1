import type { Day } from '../../../domain/day';
import { canPickLaterShabbos, firstLaterShabbos } from '../../../domain/laterShabbos';
import { formatDay } from '../../../domain/time';
import { DatePicker } from '../../../ui/date-picker/DatePicker';

interface ShabbosPickerProps {
  today: Day;
  /** The upcoming Shabbos in the server's list, null if there is none. It has its own card. */
  listedUpcoming: Day | null;
  /** The days for which the member has signed up. */
  signedUpDays: readonly Day[];
  value: Day | null;
  onPick: (day: Day) => void;
}

/** Picks a Saturday that has no card of its own (rules: later-shabbos-dates, own-later-sign-ups). */
export function ShabbosPicker(props: ShabbosPickerProps) {
  const { today, listedUpcoming, signedUpDays, value, onPick } = props;
  return (
    <DatePicker
      label="Select a date"
      calendarLabel="Saturdays to choose from"
      today={today}
      initialMonth={firstLaterShabbos(today, listedUpcoming)}
      value={value}
      valueText={value === null ? '' : formatDay(value)}
      canPick={(day) => canPickLaterShabbos(day, today, listedUpcoming)}
      marked={signedUpDays}
      markLabel="signed up"
      onPick={onPick}
    />
  );
}
