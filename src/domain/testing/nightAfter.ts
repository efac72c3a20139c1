/**
 * Nightfall, in minutes after sunset. Most expected times in the tests follow from this number. Whoever changes it must also change
 * `calendar/times.ts` (rule: candle-lighting) and the few tests that have literal times or state the number again.
 */
const NIGHT_MINUTES = 72;

/**
 * The time of day `minutes` after the nightfall that follows a sunset.
 *
 * @example
 * nightAfter('5:48 pm'); // '7:00 pm'
 */
export function nightAfter(sunset: string, minutes = 0): string {
  const [hour = 0, minute = 0] = sunset.split(/[: ]/).map(Number);
  const total = hour * 60 + minute + NIGHT_MINUTES + minutes;
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')} pm`;
}
