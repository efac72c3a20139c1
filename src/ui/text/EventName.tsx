import './EventName.scss';
import { fitMarks } from './fitMarks';
import { isLongName, Name } from './Name';

/** An event's name in Hebrew or English, with its emoji. */
export function EventName({ name, emoji }: { name: string; emoji?: string | null }) {
  const isLong = isLongName(name + (emoji ?? ''));
  return (
    <span className={isLong ? 'event-name event-name--long' : 'event-name'}>
      <Name>{name}</Name>
      {emoji ? <span translate="no" aria-hidden="true">{` ${fitMarks(emoji)}`}</span> : null}
    </span>
  );
}
