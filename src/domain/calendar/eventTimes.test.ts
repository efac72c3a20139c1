/** @jest-environment node */
import { toDay } from '../day';
import type { MinyanEvent } from '../event';
import { buildHoliday, catskills, newYork } from '../testing/fixtures';
import { nightAfter } from '../testing/nightAfter';
import { eventTimes } from './times';

const holidayOn = (day: string): MinyanEvent => {
  const holiday = buildHoliday({ day: toDay(day) });
  return { kind: 'holiday', day: holiday.day, holiday };
};

const linesOf = (event: MinyanEvent, zone = newYork) =>
  eventTimes(event, catskills, zone).map(({ label, time }) => `${label}: ${time}`);

it('lists candle lighting and the end of a Shabbos, listed or picked', () => {
  const day = toDay('2026-08-15');
  const lines = ['Candle lighting: 7:44 pm', `End of Shabbos: ${nightAfter('7:58 pm')}`];
  expect(linesOf({ kind: 'shabbos', day })).toEqual(lines);
  expect(linesOf({ kind: 'later', day })).toEqual(lines);
});

it('says that candles of a second day are lit after nightfall, and names the end of a Yom Tov', () => {
  expect(linesOf(holidayOn('2026-09-13'))).toEqual([
    `Candle lighting: ${nightAfter('7:13 pm', 3)} (after nightfall)`,
    `End of Yom Tov: ${nightAfter('7:11 pm')}`,
  ]);
});

it('has only nightfall on a day without candle lighting', () => {
  expect(linesOf(holidayOn('2027-03-23'))).toEqual([`Nightfall: ${nightAfter('7:14 pm')}`]);
});

it('is empty where the sun does not set', () => {
  const svalbard = { lat: 78.2232, lon: 15.6267 };
  expect(eventTimes({ kind: 'shabbos', day: toDay('2026-06-20') }, svalbard, newYork)).toEqual([]);
});

it('formats the times in the given zone', () => {
  expect(linesOf({ kind: 'shabbos', day: toDay('2026-08-15') }, 'America/Los_Angeles')).toEqual([
    'Candle lighting: 4:44 pm',
    `End of Shabbos: ${nightAfter('4:58 pm')}`,
  ]);
});
