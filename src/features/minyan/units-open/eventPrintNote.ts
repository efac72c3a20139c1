import { eventTimes } from '@/domain/calendar/times';
import { countPeople } from '@/domain/counts';
import type { MinyanEvent } from '@/domain/event';
import type { Place } from '@/domain/place';
import type { SignUp } from '@/domain/signUp';
import { site } from '@/site';

/** How many people come. Until there is a minyan, a second text counts those who come only if there is one (rule: units-open-total). */
export function peopleComingTexts(signUps: readonly SignUp[]): string[] {
  const { sure, onlyIf, total, hasMinyan } = countPeople(signUps);
  if (hasMinyan || onlyIf === 0) return [`People coming: ${total}`];
  return [`People coming: ${sure}`, `People coming if there is minyan: ${onlyIf}`];
}

/** The counts and times below an event's name on the printed sheet. The print styles read this text from `data-print-note`. */
export function eventPrintNote(event: MinyanEvent, signUps: readonly SignUp[], place: Place | null): string {
  const times = place === null ? [] : eventTimes(event, place, site.timeZone);
  const items = [...peopleComingTexts(signUps), ...times.map(({ label, time }) => `${label}: ${time}`)];
  // With non-breaking spaces inside the items, the line wraps only between two items.
  return items.map((item) => item.replaceAll(' ', '\u00a0')).join(' · ');
}
