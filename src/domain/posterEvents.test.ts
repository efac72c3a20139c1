/** @jest-environment node */
import { toDay } from './day';
import type { MinyanEvent } from './event';
import { posterEvents, posterName } from './posterEvents';
import { at, buildHoliday, buildSignUp } from './testing/fixtures';

const holidayOn = (text: string): MinyanEvent => {
  const day = toDay(text);
  return { kind: 'holiday', day, holiday: buildHoliday({ day }) };
};

test('the poster has the upcoming Shabbos, and the holidays from today until four weeks later', () => {
  const days = ['2026-08-10', '2026-08-11', '2026-09-08', '2026-09-09'];
  const shabbos: MinyanEvent = { kind: 'shabbos', day: toDay('2026-10-17') };
  const shown = posterEvents([shabbos, ...days.map(holidayOn)], toDay('2026-08-11'));
  expect(shown.map(({ day }) => day)).toEqual(['2026-10-17', '2026-08-11', '2026-09-08']);
});

test('hides the name of an anonymous sign-up on the poster even when it is older than 12 hours', () => {
  const timeAdded = at('2026-08-01T12:00:00.000Z');
  const signUp = buildSignUp({ userName: 'Dovid Cohen', anonymous: true, timeAdded });
  expect(posterName(signUp)).toBe('Anonymous');
  expect(posterName({ ...signUp, anonymous: false })).toBe('Dovid Cohen');
});
