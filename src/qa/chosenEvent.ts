import type { ListedEvent } from '../../mocks/qa/listedEvents';

/** The event as the text of a link: its day and, for a holiday, its name after a '~'. */
export const eventText = ({ day, holidayName }: Pick<ListedEvent, 'day' | 'holidayName'>): string =>
  holidayName === null ? day : `${day}~${holidayName}`;

/** The listed event with this text. The first one if it is no longer listed, as after the clock has moved past it. */
export const chosenEvent = (events: readonly [ListedEvent, ...ListedEvent[]], text: string): ListedEvent =>
  events.find((event) => eventText(event) === text) ?? events[0];
