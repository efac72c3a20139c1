import { englishName } from './calendar/englishName';
import { countPeople, MINYAN_SIZE } from './counts';
import type { MinyanEvent } from './event';
import type { SignUp } from './signUp';
import { formatMonthAndDate } from './time';

/**
 * The message that tells neighbours how many come to an event, and where to sign up. It has numbers and no names
 * (rule: shared-message). Those who come only if there is a minyan count, because they count for the minyan.
 *
 * @example
 * shareText({ kind: 'shabbos', day: toDay('2026-11-21') }, signUps, 'https://portal.example.com/');
 * // 'Shabbos Parshas Vayetzei, Nov 21: 8 are coming, 2 more make a minyan. Sign up: https://portal.example.com/'
 */
export function shareText(event: MinyanEvent, signUps: readonly SignUp[], address: string): string {
  const { total, hasMinyan } = countPeople(signUps);
  const missing = MINYAN_SIZE - total;
  const state = hasMinyan
    ? 'There is a minyan.'
    : `${total} ${total === 1 ? 'is' : 'are'} coming, ${missing} more ${missing === 1 ? 'makes' : 'make'} a minyan.`;
  return `${englishName(event)}, ${formatMonthAndDate(event.day)}: ${state} Sign up: ${address}`;
}
