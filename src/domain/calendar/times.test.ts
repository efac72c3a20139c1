/** @jest-environment node */
import { CandleLightingEvent, HebrewCalendar, Location, Zmanim } from '@hebcal/core';
import * as fc from 'fast-check';
import { instantAt } from '../../../mocks/time/instantAt';
import { type Day, toDay } from '../day';
import type { MinyanEvent } from '../event';
import type { Place } from '../place';
import { anyDay } from '../testing/arbitraries';
import { buildHoliday, catskills, manhattan, newYork } from '../testing/fixtures';
import { nightAfter } from '../testing/nightAfter';
import { addDays, formatTime, weekdayOf } from '../time';
import { hebrewDateOf } from './hebrewDate';
import { isHolyDay } from './holyDay';
import { sunset } from './sunset';
import { candleLighting, endLabel, eventTimes, nightfall } from './times';

const minute = 60_000;

/** The text of candle lighting 3 minutes after the nightfall that follows a sunset. */
const litAfter = (sunsetOfEve: string) => `${nightAfter(sunsetOfEve, 3)} *`;

/** Candle lighting and nightfall as text. '*' marks candle lighting after nightfall; '' means that there is no time. */
const printed = (text: string, place: Place = catskills) => {
  const day = toDay(text);
  const lighting = candleLighting(day, place);
  const end = nightfall(day, place);
  return [
    lighting === null ? '' : `${formatTime(lighting.at, newYork)}${lighting.afterNightfall ? ' *' : ''}`,
    end === null ? '' : formatTime(end, newYork),
  ];
};

describe('Shabbosim around the clock changes', () => {
  it.each([
    ['2026-02-28', '5:31 pm', '7:00 pm'],
    ['2026-03-07', '5:40 pm', '7:08 pm'],
    ['2026-03-14', '6:48 pm', '8:16 pm'],
    ['2026-03-21', '6:56 pm', '8:24 pm'],
    ['2026-03-28', '7:03 pm', '8:32 pm'],
    ['2026-10-24', '5:50 pm', '7:16 pm'],
    ['2026-10-31', '5:40 pm', '7:06 pm'],
    ['2026-11-07', '4:32 pm', '5:58 pm'],
    ['2026-11-14', '4:25 pm', '5:51 pm'],
    ['2026-11-21', '4:19 pm', '5:46 pm'],
    ['2027-03-06', '5:38 pm', '7:07 pm'],
    ['2027-03-13', '5:46 pm', '7:15 pm'],
    ['2027-03-20', '6:54 pm', '8:23 pm'],
    ['2027-03-27', '7:02 pm', '8:30 pm'],
    ['2027-04-03', '7:10 pm', '8:38 pm'],
    ['2027-10-30', '5:42 pm', '7:08 pm'],
    ['2027-11-06', '5:33 pm', '7:00 pm'],
    ['2027-11-13', '4:26 pm', '5:52 pm'],
    ['2027-11-20', '4:20 pm', '5:47 pm'],
    ['2027-11-27', '4:16 pm', '5:43 pm'],
  ])('%s: candle lighting %s, nightfall %s', (day, candles, night) => {
    expect(printed(day)).toEqual([candles, night]);
  });
});

describe('Shabbosim at other times of the year', () => {
  it.each([
    ['2026-01-03', '4:25 pm', nightAfter('4:41 pm')],
    ['2026-05-16', '7:56 pm', nightAfter('8:13 pm')],
    ['2026-06-27', '8:22 pm', nightAfter('8:37 pm')],
    ['2026-08-15', '7:44 pm', nightAfter('7:58 pm')],
    ['2028-01-01', '4:23 pm', nightAfter('4:39 pm')],
    ['2029-12-08', '4:13 pm', nightAfter('4:28 pm')],
    ['2030-06-22', '8:21 pm', nightAfter('8:37 pm')],
  ])('%s: candle lighting %s, nightfall %s', (day, candles, night) => {
    expect(printed(day)).toEqual([candles, night]);
  });
});

describe('Yom Tov', () => {
  it.each([
    ['first day of Pesach', '2026-04-02', '7:09 pm', nightAfter('7:25 pm')],
    ['second day of Pesach, a Friday', '2026-04-03', litAfter('7:25 pm'), nightAfter('7:26 pm')],
    ['Shabbos after Yom Tov, lit on the Friday', '2026-04-04', '7:11 pm', nightAfter('7:28 pm')],
    ['seventh day of Pesach', '2026-04-08', '7:15 pm', nightAfter('7:32 pm')],
    ['eighth day of Pesach', '2026-04-09', litAfter('7:32 pm'), nightAfter('7:33 pm')],
    ['Shavuos on a Friday', '2026-05-22', '8:02 pm', nightAfter('8:18 pm')],
    ['second day of Shavuos, on Shabbos', '2026-05-23', '8:03 pm', nightAfter('8:19 pm')],
    ['Rosh Hashana on Shabbos', '2026-09-12', '6:59 pm', nightAfter('7:13 pm')],
    ['second day of Rosh Hashana, after Shabbos', '2026-09-13', litAfter('7:13 pm'), nightAfter('7:11 pm')],
    ['Yom Kippur', '2026-09-21', '6:44 pm', nightAfter('6:58 pm')],
    ['Sukkos on Shabbos', '2026-09-26', '6:35 pm', nightAfter('6:49 pm')],
    ['second day of Sukkos, from Saturday night', '2026-09-27', litAfter('6:49 pm'), nightAfter('6:47 pm')],
    ['Shmini Atzeret on Shabbos', '2026-10-03', '6:23 pm', nightAfter('6:37 pm')],
    ['Simchas Torah, from Saturday night', '2026-10-04', litAfter('6:37 pm'), nightAfter('6:35 pm')],
    ['Yom Kippur on Shabbos', '2028-09-30', '6:27 pm', nightAfter('6:41 pm')],
    ['second day of Shavuos, midweek', '2028-06-01', litAfter('8:27 pm'), nightAfter('8:27 pm')],
    ['Rosh Hashana on a Thursday', '2028-09-21', '6:43 pm', nightAfter('6:57 pm')],
    ['second day of Rosh Hashana, a Friday', '2028-09-22', litAfter('6:57 pm'), nightAfter('6:55 pm')],
    ['Shabbos after Rosh Hashana', '2028-09-23', '6:39 pm', nightAfter('6:53 pm')],
    ['Pesach on Shabbos', '2029-03-31', '7:07 pm', nightAfter('7:23 pm')],
    ['second day of Pesach, from Saturday night', '2029-04-01', litAfter('7:23 pm'), nightAfter('7:25 pm')],
    ['Shavuos, from Saturday night', '2029-05-20', litAfter('8:16 pm'), nightAfter('8:17 pm')],
    ['second day of Shavuos, a Monday', '2029-05-21', litAfter('8:17 pm'), nightAfter('8:18 pm')],
    ['Simchas Torah in 2030', '2030-10-20', litAfter('6:11 pm'), nightAfter('6:10 pm')],
  ])('%s, %s: candle lighting %s, nightfall %s', (_, day, candles, night) => {
    expect(printed(day)).toEqual([candles, night]);
  });
});

describe('Shabbos of Chol Hamoed', () => {
  it.each([
    ['2026-04-04', '7:11 pm', nightAfter('7:28 pm')],
    ['2027-04-24', '7:33 pm', nightAfter('7:49 pm')],
    ['2028-04-15', '7:24 pm', nightAfter('7:40 pm')],
    ['2028-10-07', '6:16 pm', nightAfter('6:29 pm')],
    ['2029-09-29', '6:30 pm', nightAfter('6:43 pm')],
    ['2030-04-20', '7:28 pm', nightAfter('7:45 pm')],
  ])('%s: candle lighting %s, nightfall %s', (day, candles, night) => {
    expect(printed(day)).toEqual([candles, night]);
  });
});

describe('a listed day that is not holy', () => {
  it.each([
    ['Chol Hamoed', '2026-04-06', nightAfter('7:30 pm')],
    ['Hoshana Raba', '2026-10-02', nightAfter('6:39 pm')],
    ['Purim', '2026-03-03', nightAfter('5:52 pm')],
    ["Tish'a B'Av", '2026-07-23', nightAfter('8:25 pm')],
    ['Chanukah on a Monday', '2026-12-07', nightAfter('4:28 pm')],
  ])('%s, %s, has no candle lighting, only a nightfall at %s', (_, day, night) => {
    expect(printed(day)).toEqual(['', night]);
  });
});

// Set TZ=Africa/Cairo or TZ=Asia/Beirut for these tests. On a device in any other zone they only check ordinary times.
describe("the hour that the device's clock repeats", () => {
  it.each([
    ['the Thursday of the clock change in Cairo', '2026-10-29', '', '7:09 pm'],
    ['the Saturday of the clock change in Beirut', '2027-10-30', '5:42 pm', '7:08 pm'],
  ])('does not move the times of %s, %s', (_, day, candles, night) => {
    expect(printed(day)).toEqual([candles, night]);
  });
});

// The times that the Jewish Press prints for New York City: candle lighting 18 minutes before sunset, and nightfall 72 minutes after it.
it.each([
  ['2016-04-02', '19:03', '20:35'],
  ['2016-12-24', '16:15', '17:46'],
  ['2021-12-04', '16:10', '17:41'],
  ['2025-12-27', '16:16', '17:48'],
  ['2026-01-03', '16:22', '17:54'],
  ['2026-02-21', '17:18', '18:50'],
])(
  '%s: candle lighting is 2 to 4 minutes after the printed %s, and nightfall is at most 2 minutes from the printed %s',
  (text, candles, night) => {
    const day = toDay(text);
    const delay = (candleLighting(day, manhattan)?.at ?? 0) - instantAt(addDays(day, -1), candles, newYork);
    const apart = (nightfall(day, manhattan) ?? 0) - instantAt(day, night, newYork);
    expect(Math.abs(delay / minute - 3)).toBeLessThanOrEqual(1);
    expect(Math.abs(apart / minute)).toBeLessThanOrEqual(2);
  },
);

const offsetAt = (instant: number) => new Date(instant).getTimezoneOffset();

/** Whether sunset is in the hour after the device's clock was set back. On such a day the library's own times are an hour early. */
const isAfterSetBack = (day: Day) => {
  const set = sunset(day, catskills) ?? 0;
  return offsetAt(set) > offsetAt(set - 60 * minute);
};

describe('compared with the calendar library', () => {
  // The minutes of the rules candle-lighting and end-of-day, stated again, so that the test does not depend on the code. If an
  // update of the library fails here, its new times are wrong, or ours are: compare both with an almanac before you release.
  const minutesLater = 3;
  const minutesToNight = 72;
  const location = new Location(catskills.lat, catskills.lon, false, newYork, 'Catskills', 'US');
  const days: Day[] = [];
  for (let day = toDay('2026-01-01'); day < '2031-01-01'; day = addDays(day, 1)) days.push(day);

  it('candle lighting is later than the library says by the minutes of the rule, on every day from 2026 to 2030', () => {
    const eves = days.map((day) => addDays(day, -1)).filter((eve) => !isAfterSetBack(eve));
    for (const eve of eves) {
      const date = hebrewDateOf(eve);
      const lighting = HebrewCalendar.calendar({
        start: date,
        end: date,
        location,
        candlelighting: true,
        havdalahMins: minutesToNight,
        noHolidays: true,
      }).find((event) => event instanceof CandleLightingEvent);
      const fromLibrary =
        lighting === undefined ? null : lighting.eventTime.getTime() + minutesLater * minute;
      const ours = candleLighting(addDays(eve, 1), catskills)?.at ?? null;
      expect([eve, ours]).toEqual([eve, fromLibrary]);
    }
  });

  it('nightfall is the same on every day from 2026 to 2030', () => {
    for (const day of days.filter((each) => !isAfterSetBack(each))) {
      const fromLibrary = new Zmanim(location, hebrewDateOf(day), false)
        .sunsetOffset(minutesToNight, true)
        .getTime();
      expect([day, nightfall(day, catskills)]).toEqual([day, fromLibrary]);
    }
  });
});

describe('candleLighting and nightfall', () => {
  it('put candle lighting before the sunset of the eve, or after its nightfall if the eve is holy and no Friday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const lighting = candleLighting(day, catskills);
        expect(lighting === null).toBe(!isHolyDay(day));
        if (lighting === null) return;
        const eve = addDays(day, -1);
        const isAfter = isHolyDay(eve) && weekdayOf(eve) !== 5;
        expect(lighting.afterNightfall).toBe(isAfter);
        const [from, to] = isAfter
          ? [nightfall(eve, catskills), nightfall(day, catskills)]
          : [instantAt(eve, '12:00', newYork), sunset(eve, catskills)];
        expect(lighting.at).toBeGreaterThan(from ?? Number.NaN);
        expect(lighting.at).toBeLessThan(to ?? Number.NaN);
      }),
    );
  });

  it('are times on a full minute', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        // A day may have no candle lighting, so null passes. Every day has a nightfall, so null fails.
        expect((candleLighting(day, catskills)?.at ?? 0) % minute).toBe(0);
        expect((nightfall(day, catskills) ?? 1) % minute).toBe(0);
      }),
    );
  });

  it.each([
    ['on a polar day', 78.2232, 15.6267],
    ['without a latitude', Number.NaN, -74.6893],
    ['without a longitude', 41.6556, Number.NaN],
    ['beyond the pole', 91, 0],
  ])('return null %s', (_, lat, lon) => {
    const place = { lat, lon };
    expect(printed('2026-06-20', place)).toEqual(['', '']);
    expect(printed('2026-05-23', place)).toEqual(['', '']);
    expect(printed('2029-05-21', place)).toEqual(['', '']);
  });

  it('never throw and never return NaN', () => {
    fc.assert(
      fc.property(anyDay, fc.double(), fc.double(), (day, lat, lon) => {
        expect(candleLighting(day, { lat, lon })?.at).not.toBeNaN();
        expect(nightfall(day, { lat, lon })).not.toBeNaN();
      }),
    );
  });
});

describe('endLabel', () => {
  it.each<[string, string, MinyanEvent['kind'], string]>([
    ['a Shabbos', '2026-11-21', 'shabbos', 'End of Shabbos'],
    ['a later Shabbos', '2026-11-28', 'later', 'End of Shabbos'],
    ['a Shabbos before Yom Tov', '2029-05-19', 'shabbos', 'Nightfall'],
    ['a later Shabbos before Yom Tov', '2029-05-19', 'later', 'Nightfall'],
    ['a Shabbos that is Yom Tov, before its second day', '2026-09-12', 'shabbos', 'Nightfall'],
    ['Yom Tov on Shabbos, before its second day', '2026-09-12', 'holiday', 'Nightfall'],
    ['a Shabbos that is a second day', '2026-05-23', 'shabbos', 'End of Shabbos'],
    ['a second day on Shabbos', '2026-05-23', 'holiday', 'End of Yom Tov'],
    ['a Shabbos of Chol Hamoed', '2026-04-04', 'shabbos', 'End of Shabbos'],
    ['Chol Hamoed on Shabbos', '2026-04-04', 'holiday', 'End of Shabbos'],
    ['a first day', '2026-04-08', 'holiday', 'Nightfall'],
    ['a second day', '2026-04-09', 'holiday', 'End of Yom Tov'],
    ['a second day before Shabbos', '2026-04-03', 'holiday', 'Nightfall'],
    ['Yom Kippur', '2026-09-21', 'holiday', 'End of Yom Tov'],
    ['Yom Kippur on Shabbos', '2028-09-30', 'holiday', 'End of Yom Tov'],
    ['a second day on Sunday', '2026-09-13', 'holiday', 'End of Yom Tov'],
    ['Chol Hamoed', '2026-04-06', 'holiday', 'Nightfall'],
    ['Hoshana Raba, before Yom Tov', '2026-10-02', 'holiday', 'Nightfall'],
    ['Purim', '2026-03-03', 'holiday', 'Nightfall'],
    ['a Shabbos of Chanukah, as a holiday', '2026-12-05', 'holiday', 'End of Shabbos'],
    ['a weekday of Chanukah', '2026-12-07', 'holiday', 'Nightfall'],
    ['a Purim on Friday, before Shabbos', '2025-03-14', 'holiday', 'Nightfall'],
    ['a Sunday listed as Shabbos', '2026-11-22', 'shabbos', 'Nightfall'],
    ['a Friday listed as Shabbos', '2026-11-20', 'later', 'Nightfall'],
    ['a Yom Tov listed as Shabbos', '2026-09-21', 'shabbos', 'Nightfall'],
  ])('for %s, %s as %s, is %s', (_, day, kind, label) => {
    expect(endLabel(toDay(day), kind)).toBe(label);
  });
});

describe('eventTimes', () => {
  const holidayOn = (day: string): MinyanEvent => {
    const holiday = buildHoliday({ day: toDay(day) });
    return { kind: 'holiday', day: holiday.day, holiday };
  };

  const linesOf = (event: MinyanEvent, zone = newYork) =>
    eventTimes(event, catskills, zone).map(({ label, time }) => `${label}: ${time}`);

  it('lists candle lighting and the end of the upcoming Shabbos and of a later one', () => {
    const day = toDay('2026-08-15');
    const lines = ['Candle lighting: 7:44 pm', `End of Shabbos: ${nightAfter('7:58 pm')}`];
    expect(linesOf({ kind: 'shabbos', day })).toEqual(lines);
    expect(linesOf({ kind: 'later', day })).toEqual(lines);
  });

  it('says that candles for a second day are lit after nightfall, and labels the end of a Yom Tov', () => {
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
});
