import { useDeferredValue, useId, useState } from 'react';
import type { LoadedAttendance } from '../../api/attendance';
import { useSession } from '../../api/session';
import { isReadFor, signUpsOf } from '../../domain/attendance';
import { comingEarlierWeekday } from '../../domain/comingEarlier';
import type { Community } from '../../domain/community';
import { dayOf } from '../../domain/day';
import { eventKey } from '../../domain/event';
import type { Member } from '../../domain/member';
import { notUpdatedText, TOLERATED_AGE } from '../../domain/notUpdated';
import { upcomingEvents } from '../../domain/upcomingEvents';
import { extras, site } from '../../site';
import { NotUpdated } from '../../ui/feedback/NotUpdated';
import { PageSpinner } from '../../ui/feedback/PageSpinner';
import { UnitsOpenScene } from '../../ui/scenes/UnitsOpenScene';
import { useNow } from '../../ui/useNow';
import { Poster } from './extras/Poster';
import { FutureTables } from './FutureTables';
import { SignUpTable } from './SignUpTable';
import { UnitsOpenHeading } from './UnitsOpenHeading';
import './units-open.scss';

interface UnitsOpenScreenProps {
  member: Member;
  community: Community;
  loadedAttendance: LoadedAttendance;
}

export function UnitsOpenScreen({ member, community, loadedAttendance }: UnitsOpenScreenProps) {
  const latest = loadedAttendance.attendance;
  // There can be thousands of rows. React can interrupt the render of a deferred value, so the page stays responsive.
  const attendance = useDeferredValue(latest) ?? latest;
  useSession({ live: true });
  const now = useDeferredValue(useNow());
  const futureId = useId();
  const [isFutureShown, setIsFutureShown] = useState(false);
  const table = {
    viewerId: member.userId,
    now,
    openOnThu: community.openOnThu,
    place: community.place ?? member.place,
  };
  const events = upcomingEvents(member, dayOf(now, site.timeZone));
  const hasSameColumns = events.every(({ day }) => comingEarlierWeekday(day, community.openOnThu) === null);
  return (
    <>
      <title>{`Units open | ${site.name}`}</title>
      <UnitsOpenHeading communityName={community.name} scene={<UnitsOpenScene />} />
      <div className="page">
        {attendance === null ? (
          <PageSpinner />
        ) : (
          <>
            <div className={`rosters${hasSameColumns ? ' rosters--same-columns' : ''}`}>
              {events.map((event) =>
                isReadFor(event, attendance) ? (
                  <SignUpTable
                    key={eventKey(event)}
                    event={event}
                    signUps={signUpsOf(event, member, attendance)}
                    {...table}
                  />
                ) : (
                  <PageSpinner key={eventKey(event)} />
                ),
              )}
            </div>
            <button
              type="button"
              className="btn btn-secondary rosters__toggle"
              aria-expanded={isFutureShown}
              aria-controls={isFutureShown ? futureId : undefined}
              onClick={() => setIsFutureShown(!isFutureShown)}
            >
              {`${isFutureShown ? 'Hide' : 'Show'} future Shabbosim signups`}
            </button>
            {isFutureShown ? (
              <FutureTables id={futureId} futureShabbos={attendance.futureShabbos} {...table} />
            ) : null}
            {extras.poster ? (
              <Poster member={member} community={community} attendance={attendance} now={now} />
            ) : null}
          </>
        )}
        <NotUpdated
          since={loadedAttendance.failingSince}
          toleratedAge={TOLERATED_AGE}
          textOf={notUpdatedText}
        />
      </div>
    </>
  );
}
