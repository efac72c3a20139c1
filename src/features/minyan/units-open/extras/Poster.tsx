import { useEffect, useId, useState } from 'react';
import { hasRecordsFor, signUpsOf, type Attendance } from '../../../../domain/attendance';
import type { Community } from '../../../../domain/community';
import type { Day } from '../../../../domain/day';
import { eventKey, type MinyanEvent } from '../../../../domain/event';
import type { Member } from '../../../../domain/member';
import { placeOfTimes } from '../../../../domain/place';
import { posterEvents } from '../../../../domain/posterEvents';
import { PosterEvent } from './PosterEvent';
import './poster.scss';

/** More events are printed in more columns, so that they fit on one page. */
const MAX_IN_ONE_COLUMN = 3;
const MAX_IN_TWO_COLUMNS = 9;

function layoutOf(eventCount: number): string {
  if (eventCount <= MAX_IN_ONE_COLUMN) return 'poster';
  return eventCount <= MAX_IN_TWO_COLUMNS ? 'poster poster--dense' : 'poster poster--dense poster--crowded';
}

/** While the poster is shown, the page prints the poster alone. */
function usePrintsPoster(isShown: boolean): void {
  useEffect(() => {
    document.documentElement.classList.toggle('prints-poster', isShown);
    return () => document.documentElement.classList.remove('prints-poster');
  }, [isShown]);
}

interface PosterProps {
  member: Member;
  community: Community;
  attendance: Attendance;
  /** The upcoming events (see `upcomingEvents`). */
  events: readonly MinyanEvent[];
  today: Day;
}

/** A button that shows the poster for the shul's board, and the poster (rule: poster-for-the-board). */
export function Poster({ member, community, attendance, events, today }: PosterProps) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  usePrintsPoster(isShown);
  const printedEvents = posterEvents(events, today).filter((event) => hasRecordsFor(event, attendance));
  return (
    <div className="poster-box">
      <div className="form-actions">
        <button
          type="button"
          className="button button--secondary"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setIsShown(!isShown)}
        >
          {`${isShown ? 'Hide' : 'Show'} poster`}
        </button>
        {isShown ? (
          <button type="button" className="button button--primary" onClick={() => window.print()}>
            Print poster
          </button>
        ) : null}
      </div>
      {isShown ? (
        <section id={id} className={layoutOf(printedEvents.length)} aria-label="Poster">
          <h2 className="poster__title">
            Minyan in <bdi translate="no">{community.name}</bdi>
          </h2>
          <ul className="poster__events">
            {printedEvents.map((event) => (
              <PosterEvent
                key={eventKey(event)}
                event={event}
                signUps={signUpsOf(event, member, attendance)}
                place={placeOfTimes(community, member)}
                hasMaftirOption={community.maftirMussafOption}
              />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
