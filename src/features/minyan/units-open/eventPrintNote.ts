import { eventTimes } from '../../../domain/calendar/eventTimes';
import type { MinyanEvent } from '../../../domain/event';
import type { Place } from '../../../domain/place';
import type { SignUp } from '../../../domain/signUp';
import { site } from '../../../site';
import { peopleComingTexts } from './peopleComing';

/**
 * The line below an event's name on the printed sheet: the number of people and the times of the event. It is a `data-` attribute,
 * which the print styles show as generated content. So the screen does not show it, and screen readers do not read it.
 */
export function eventPrintNote(event: MinyanEvent, signUps: readonly SignUp[], place: Place | null): string {
  const times = place === null ? [] : eventTimes(event, place, site.timeZone);
  const items = [...peopleComingTexts(signUps), ...times.map(({ label, time }) => `${label}: ${time}`)];
  // With non-breaking spaces inside the items, the line wraps only between two items.
  return items.map((item) => item.replaceAll(' ', '\u00a0')).join(' · ');
}
