import type { SignUp } from '../../domain/signUp';
import { PARTS } from '../../domain/baalKorah';
import { candleLighting, endLabel, nightfall } from '../../domain/calendar/times';
import { countPeople } from '../../domain/counts';
import type { MinyanEvent } from '../../domain/event';
import type { Place } from '../../domain/place';
import { formatTime } from '../../domain/time';
import { site } from '../../site';

// What the printed sheet says beyond the tables of the screen. It stands in attributes that only the print styles
// show, so that on the screen it is there for nobody, whoever reads it and by whatever means.

/** The part of the reading that a row has taken, undefined if none. */
export function partsOnPaper({ part }: SignUp): string | undefined {
  const label = PARTS.find((one) => one.part === part)?.label;
  return label === undefined ? undefined : `Baal Korah: ${label}`;
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

/** How many come, and the event's times, in a line below its name. */
export function eventOnPaper(event: MinyanEvent, signUps: readonly SignUp[], place: Place | null): string {
  const { sure, onlyIf, total, hasMinyan } = countPeople(signUps);
  const isSplit = !hasMinyan && onlyIf > 0;
  const counts = [
    `People coming: ${isSplit ? sure : total}`,
    ...(isSplit ? [`People coming if there is minyan: ${onlyIf}`] : []),
  ];
  const items = [...counts, ...(place === null ? [] : timesOf(event, place))];
  // A line breaks between two of them, not within one.
  return items.map((item) => item.replaceAll(' ', '\u00a0')).join(' · ');
}
