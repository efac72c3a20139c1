/** @jest-environment node */
import { toDay } from '../../domain/day';
import type { MinyanEvent } from '../../domain/event';
import { buildHoliday, buildSignUp, catskills } from '../../domain/testing/fixtures';
import { eventOnPaper, partsOnPaper } from './onPaper';

const shabbos: MinyanEvent = { kind: 'shabbos', day: toDay('2026-08-15') };
const people = (sure: number, onlyIf: number) => [
  buildSignUp({ peopleCount: sure }),
  buildSignUp({ peopleCount: onlyIf, onlyIfMinyan: true }),
];
const line = (...given: Parameters<typeof eventOnPaper>) => eventOnPaper(...given).replaceAll('\u00a0', ' ');

it.each([
  [7, 2, 'People coming: 7 · People coming if there is minyan: 2'],
  [8, 2, 'People coming: 10'],
  [9, 0, 'People coming: 9'],
  [0, 0, 'People coming: 0'],
])('counts %i sure and %i only-if', (sure, onlyIf, text) => {
  expect(line(shabbos, people(sure, onlyIf), null)).toBe(text);
});

it('has the times of the event', () => {
  expect(line(shabbos, [], catskills)).toBe(
    'People coming: 0 · Candle lighting: 7:44 pm · End of Shabbos: 9:10 pm',
  );
});

it('says where candles are lit after nightfall', () => {
  const holiday = buildHoliday({ day: toDay('2026-09-13') });
  expect(line({ kind: 'holiday', day: holiday.day, holiday }, [], catskills)).toBe(
    'People coming: 0 · Candle lighting: 8:28 pm (after nightfall) · End of Yom Tov: 8:23 pm',
  );
});

it('leaves out a candle lighting that there is not', () => {
  const holiday = buildHoliday({ day: toDay('2026-09-14') });
  expect(line({ kind: 'holiday', day: holiday.day, holiday }, [], catskills)).toBe(
    'People coming: 0 · Nightfall: 8:22 pm',
  );
});

it('names the part of a Baal Korah', () => {
  expect(partsOnPaper(buildSignUp({ part: '1-4' }))).toBe("Baal Korah: 1-4 (Till Revi'i)");
  expect(partsOnPaper(buildSignUp({ part: 'full' }))).toBe('Baal Korah: Full Parsha');
  expect(partsOnPaper(buildSignUp())).toBeUndefined();
});
