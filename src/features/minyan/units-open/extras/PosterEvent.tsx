import type { ReactNode } from 'react';
import { readers } from '../../../../domain/baalKorah';
import { eventTitle } from '../../../../domain/calendar/eventTitle';
import { eventTimes } from '../../../../domain/calendar/eventTimes';
import type { MinyanEvent } from '../../../../domain/event';
import { maftirHolder } from '../../../../domain/maftirMussaf';
import type { Place } from '../../../../domain/place';
import { posterName } from '../../../../domain/posterEvents';
import type { SignUp } from '../../../../domain/signUp';
import { formatDay } from '../../../../domain/time';
import { site } from '../../../../site';
import { EventName } from '../../../../ui/text/EventName';
import { peopleComing } from '../peopleComing';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="poster__line">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Name = ({ signUp }: { signUp: SignUp }) => (
  <bdi translate={signUp.anonymous ? undefined : 'no'}>{posterName(signUp)}</bdi>
);

interface PosterEventProps {
  event: MinyanEvent;
  signUps: readonly SignUp[];
  /** Null where the location of the community is unknown. */
  place: Place | null;
  hasMaftirOption: boolean;
}

/** An event on the poster: when it begins and ends, how many come and who reads. */
export function PosterEvent({ event, signUps, place, hasMaftirOption }: PosterEventProps) {
  const assigned = readers(signUps);
  const holder = maftirHolder(signUps);
  return (
    <li className="poster__event">
      <h3 className="poster__name">
        <EventName name={eventTitle(event)} emoji={event.kind === 'holiday' ? event.holiday.emoji : null} />
      </h3>
      <p className="poster__date">{formatDay(event.day)}</p>
      <dl>
        {(place === null ? [] : eventTimes(event, place, site.timeZone)).map(({ label, time }) => (
          <Line key={label} label={label}>
            {time}
          </Line>
        ))}
        {peopleComing(signUps).map(({ label, count }) => (
          <Line key={label} label={label}>
            {count}
          </Line>
        ))}
        <Line label="Baal Korah">
          {assigned.length === 0
            ? 'No Baal Korah'
            : assigned.map(({ part, label, signUp }, index) => (
                // Two readers may have the same part, and an old row may have no id.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={`${part ?? ''}-${index}`} className="poster__reader">
                  {label === null ? null : <span>{`${label}: `}</span>}
                  <Name signUp={signUp} />
                </span>
              ))}
        </Line>
        {hasMaftirOption ? (
          <Line label="Maftir & Mussaf">{holder === null ? 'Not Reserved' : <Name signUp={holder} />}</Line>
        ) : null}
      </dl>
    </li>
  );
}
