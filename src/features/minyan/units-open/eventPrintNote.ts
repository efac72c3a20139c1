import { eventTimes } from '@/domain/calendar/times';
import { countPeople } from '@/domain/counts';
import type { MinyanEvent } from '@/domain/event';
import type { Place } from '@/domain/place';
import type { SignUp } from '@/domain/signUp';
import { site } from '@/site';

/** How many come to an event, and apart from them those who come only if there is a minyan (rule: units-open-total). */
export function peopleComingTexts(signUps: readonly SignUp[]): string[] {
  const { sure, onlyIf, total, hasMinyan } = countPeople(signUps);
  if (hasMinyan || onlyIf === 0) return [`People coming: ${total}`];
  return [`People coming: ${sure}`, `People coming if there is minyan: ${onlyIf}`];
}

/** People and times below an event's name on the printed sheet, for an attribute that only the print styles show. */
export function eventPrintNote(event: MinyanEvent, signUps: readonly SignUp[], place: Place | null): string {
  const times = place === null ? [] : eventTimes(event, place, site.timeZone);
  const items = [...peopleComingTexts(signUps), ...times.map(({ label, time }) => `${label}: ${time}`)];
  // With non-breaking spaces inside the items, the line wraps only between two items.
  return items.map((item) => item.replaceAll(' ', '\u00a0')).join(' · ');
}
