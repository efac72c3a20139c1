/** @jest-environment node */
import { toDay } from '@/domain/day';
import { milliseconds } from '../../testing/testClient';
import { spokenTime } from '../links/linkTime';
import { clockJumps, type JumpOrigin } from './clockJumps';

const origin: JumpOrigin = {
  now: milliseconds('2026-10-27T14:00:20Z'),
  day: toDay('2026-10-31'),
  place: { lat: 41.6556, lon: -74.6893 },
  lastSignUp: milliseconds('2026-10-27T13:30:00Z'),
};

type JumpName = keyof ReturnType<typeof clockJumps>;

const jump = (name: JumpName, from: Partial<JumpOrigin> = {}) => {
  const at = clockJumps({ ...origin, ...from })[name];
  return at === null ? null : spokenTime(at);
};

test.each<[JumpName, string]>([
  ['a minute before the cut-off', '2026-10-29 15:59:00'],
  ['a minute after the cut-off', '2026-10-29 16:01:00'],
  ['candle lighting', '2026-10-30 17:40:00'],
  ['end of the day', '2026-10-31 19:06:00'],
  ['midnight', '2026-10-28 00:00:00'],
  ['12 hours after the last sign-up', '2026-10-27 21:30:00'],
  ['November 15', '2026-11-15 12:00:00'],
  ['November 16', '2026-11-16 12:00:00'],
  ['next week', '2026-11-03 10:00:20'],
])('jumps to %s at %s', (name, time) => {
  expect(jump(name)).toBe(time);
});

test('returns null if there is no place, no candle lighting or no sign-up', () => {
  expect(jump('candle lighting', { place: null })).toBeNull();
  expect(jump('end of the day', { place: null })).toBeNull();
  expect(jump('candle lighting', { day: toDay('2026-10-29') })).toBeNull();
  expect(jump('12 hours after the last sign-up', { lastSignUp: null })).toBeNull();
});

test('jumps at midnight to the next midnight', () => {
  expect(jump('midnight', { now: milliseconds('2026-10-28T04:00:00Z') })).toBe('2026-10-29 00:00:00');
});
