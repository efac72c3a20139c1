/** @jest-environment node */
import * as fc from 'fast-check';
import { toDay, toInstant } from '../day';
import { anyDay } from '../testing/arbitraries';
import { catskills, manhattan, newYork } from '../testing/fixtures';
import { independentSunset } from '../testing/independentSunset';
import { addDays, formatTime } from '../time';
import { sunset } from './sunset';

const june = toDay('2026-06-21');

/** Sunsets of New York City from the weekly calendar of the Jewish Press. */
it.each([
  ['2016-04-01', '2016-04-01T23:21:00.000Z'],
  ['2016-12-23', '2016-12-23T21:33:00.000Z'],
  ['2021-12-03', '2021-12-03T21:28:00.000Z'],
  ['2025-12-26', '2025-12-26T21:34:00.000Z'],
  ['2026-01-02', '2026-01-02T21:40:00.000Z'],
  ['2026-02-20', '2026-02-20T22:36:00.000Z'],
])('sunset on %s is at most a minute from the printed %s', (day, printed) => {
  const minutesApart = ((sunset(toDay(day), manhattan) ?? 0) - Date.parse(printed)) / 60_000;
  expect(Math.abs(minutesApart)).toBeLessThanOrEqual(1);
});

it.each([
  ['2026-01-01', '4:39 pm'],
  ['2026-06-21', '8:37 pm'],
  ['2026-10-29', '5:57 pm'],
  ['2027-10-30', '5:56 pm'],
  ['2026-12-31', '4:38 pm'],
])('sunset on %s in the Catskills is %s', (day, time) => {
  expect(formatTime(sunset(toDay(day), catskills) ?? toInstant(0), newYork)).toBe(time);
});

it.each<[string, number, number]>([
  ['the Catskills', 41.6556, -74.6893],
  ['Jerusalem', 31.7683, 35.2137],
  ['Melbourne', -37.8136, 144.9631],
  ['Quito', -0.1807, -78.4678],
])(
  'sunset in %s is less than a minute from an independent computation on every day from 2026 to 2030',
  (_, lat, lon) => {
    let day = toDay('2026-01-01');
    let worst = 0;
    while (day < '2031-01-01') {
      const ours = sunset(day, { lat, lon }) ?? Number.NaN;
      worst = Math.max(worst, Math.abs(ours - independentSunset(day, { lat, lon })));
      day = addDays(day, 1);
    }
    expect(worst).toBeLessThan(60_000);
  },
);

it('sunset is on a full second', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect((sunset(day, catskills) ?? 1) % 1000).toBe(0);
    }),
  );
});

describe('sunset at the limits', () => {
  it.each([
    ['on a polar day', 78.2232, 15.6267, '2026-06-21'],
    ['in a polar night', 78.2232, 15.6267, '2026-12-21'],
    ['at the north pole in summer', 90, 0, '2026-06-21'],
    ['at the south pole in winter', -90, 0, '2026-06-21'],
    ['north of the north pole', 90.0001, 0, '2026-03-21'],
    ['south of the south pole', -90.0001, 0, '2026-03-21'],
    ['east of the date line', 41, 180.0001, '2026-03-21'],
    ['west of the date line', 41, -180.0001, '2026-03-21'],
    ['without a latitude', Number.NaN, -74, '2026-03-21'],
    ['without a longitude', 41, Number.NaN, '2026-03-21'],
    ['at infinite degrees', Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '2026-03-21'],
  ])('is null %s', (_, lat, lon, day) => {
    expect(sunset(toDay(day), { lat, lon })).toBeNull();
  });

  it.each([
    [41, 180],
    [41, -180],
    [0, 0],
    [65, -74],
  ])('exists at %d, %d', (lat, lon) => {
    expect(sunset(june, { lat, lon })).not.toBeNull();
  });
});

it('sunset never throws and never returns NaN', () => {
  const anyNumber = fc.oneof(fc.double(), fc.double({ min: -180, max: 180, noNaN: true }));
  fc.assert(
    fc.property(anyDay, anyNumber, anyNumber, (day, lat, lon) => {
      expect(sunset(day, { lat, lon })).not.toBeNaN();
    }),
  );
});
