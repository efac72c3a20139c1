/** @jest-environment node */
import { toDay } from '@/domain/day';
import type { MinyanEvent } from '@/domain/event';
import { buildSignUp, catskills } from '@/domain/testing/fixtures';
import { eventPrintNote } from './eventPrintNote';

const shabbos: MinyanEvent = { kind: 'shabbos', day: toDay('2026-08-15') };
const people = (sure: number, onlyIf: number) => [
  buildSignUp({ peopleCount: sure }),
  buildSignUp({ peopleCount: onlyIf, onlyIfMinyan: true }),
];
const noteOf = (...args: Parameters<typeof eventPrintNote>) =>
  eventPrintNote(...args).replaceAll('\u00a0', ' ');

it.each([
  [7, 2, 'People coming: 7 · People coming if there is minyan: 2'],
  [8, 2, 'People coming: 10'],
  [9, 0, 'People coming: 9'],
  [0, 0, 'People coming: 0'],
])('the print note counts %i sure people and %i only-if people', (sure, onlyIf, text) => {
  expect(noteOf(shabbos, people(sure, onlyIf), null)).toBe(text);
});

it('the print note has the times of the event', () => {
  expect(noteOf(shabbos, [], catskills)).toBe(
    'People coming: 0 · Candle lighting: 7:44 pm · End of Shabbos: 9:10 pm',
  );
});
