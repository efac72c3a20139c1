import { PARTS } from '../../domain/baalKorah';
import { candleLighting, endLabel, nightfall } from '../../domain/calendar/times';
import type { MinyanEvent } from '../../domain/event';
import type { Place } from '../../domain/place';
import type { SignUp } from '../../domain/signUp';
import { formatTime } from '../../domain/time';
import { site } from '../../site';
import { peopleComing } from './peopleComing';

// Texts that only the printed sheet shows. Each is a `data-` attribute, which the print styles show as generated content. So
// the screen does not show them, and screen readers do not read them.

/** The part that the member reads as Baal Korah, or 'Baal Korah' if it is unknown. Undefined if the member does not read. */
export function partPrintNote({ baalKorah, part }: SignUp): string | undefined {
  if (!baalKorah) return undefined;
  const label = PARTS.find((option) => option.part === part)?.label;
  return label === undefined ? 'Baal Korah' : `Baal Korah: ${label}`;
}

function timesOf(event: MinyanEvent, place: Place): string[] {
  const lighting = candleLighting(event.day, place, site.timeZone);
  const end = nightfall(event.day, place, site.timeZone);
  const after = lighting?.afterNightfall ? ' (after nightfall)' : '';
  return [
    ...(lighting === null ? [] : [`Candle lighting: ${formatTime(lighting.at, site.timeZone)}${after}`]),
    ...(end === null ? [] : [`${endLabel(event.day, event.kind)}: ${formatTime(end, site.timeZone)}`]),
  ];
}

/** The line below an event's name: the number of people and the times of the event. */
export function eventPrintNote(event: MinyanEvent, signUps: readonly SignUp[], place: Place | null): string {
  const items = [...peopleComing(signUps), ...(place === null ? [] : timesOf(event, place))];
  // With non-breaking spaces inside the items, the line wraps only between two items.
  return items.map((item) => item.replaceAll(' ', '\u00a0')).join(' · ');
}
