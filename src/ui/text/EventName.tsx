import { Hebrew } from './Hebrew';
import { isLongName } from './isLongName';
import './EventName.scss';

type EventNameProps = { name: string; emoji?: string | null };

const hebrewLetter = /\p{Script=Hebrew}/u;

/** An event's name in Hebrew or English, with its text direction isolated from the text around it. A browser does not translate it. */
export function EventName({ name, emoji }: EventNameProps) {
  const isLong = isLongName(name + (emoji ?? ''));
  return (
    <span className={isLong ? 'event-name event-name--long' : 'event-name'} translate="no">
      {hebrewLetter.test(name) ? <Hebrew>{name}</Hebrew> : <bdi>{name}</bdi>}
      {emoji ? <span aria-hidden="true">{` ${emoji}`}</span> : null}
    </span>
  );
}
