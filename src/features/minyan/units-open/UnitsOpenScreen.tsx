import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { useAttendance, useSent } from '../../../api/attendance';
import { useLoadedCommunity, useMember } from '../../../api/memberContext';
import { hasRecordsFor, signUpsOf } from '../../../domain/attendance';
import { comingEarlierWeekday } from '../../../domain/signUpOptions';
import { dayOf } from '../../../domain/day';
import { eventKey, upcomingEvents } from '../../../domain/event';
import { laterGroups } from '../../../domain/laterShabbos';
import { site } from '../../../site';
import { NotUpdated } from '../event/NotUpdated';
import { PageSpinner } from '../../../ui/feedback/PageSpinner';
import UnitsOpenScene from './UnitsOpenScene.svg?react';
import { useNow } from '../../../ui/useNow';
import { SignUpTables, type EventSignUps } from './SignUpTables';
import { UnitsOpenHeading } from './UnitsOpenHeading';
import './units-open.scss';

export function UnitsOpenScreen() {
  const member = useMember();
  const community = useLoadedCommunity();
  const { records: latest, readAt } = useAttendance();
  // There can be thousands of rows. React can interrupt the render of a deferred value, so the page stays responsive.
  const records = useDeferredValue(latest) ?? latest;
  const attendance = records?.attendance ?? null;
  const sent = useSent(records);
  const now = useDeferredValue(useNow());
  const futureId = useId();
  const [isFutureShown, setIsFutureShown] = useState(false);
  const today = dayOf(now, site.timeZone);
  const events = useMemo(() => upcomingEvents(member, today), [member, today]);
  const earlierWeekdays = new Set(events.map(({ day }) => comingEarlierWeekday(day, community.openOnThu)));
  const hasSameColumns = earlierWeekdays.size <= 1;
  const upcomingTables = useMemo((): EventSignUps[] => {
    if (attendance === null) return [];
    return events.map((event) => ({
      key: eventKey(event),
      event,
      signUps: hasRecordsFor(event, attendance) ? signUpsOf(event, member, attendance, sent) : null,
    }));
  }, [events, member, attendance, sent]);
  const upcoming = events[0]?.day ?? today;
  const futureTables = useMemo((): EventSignUps[] => {
    if (attendance === null) return [];
    // The index is part of the key, because a day that the server lists twice has two tables.
    return laterGroups(member, attendance, upcoming, sent).map(({ day, signUps }, index) => ({
      key: `${day}-${index}`,
      event: { kind: 'later', day },
      signUps,
    }));
  }, [member, attendance, upcoming, sent]);
  return (
    <>
      <UnitsOpenHeading scene={<UnitsOpenScene />} />
      <div className="page">
        {attendance === null ? (
          <PageSpinner />
        ) : (
          <>
            <div className={`rosters${hasSameColumns ? ' rosters--same-columns' : ''}`}>
              <SignUpTables tables={upcomingTables} now={now} />
            </div>
            <Button
              className="button button--secondary rosters__toggle"
              aria-expanded={isFutureShown}
              aria-controls={isFutureShown ? futureId : undefined}
              onClick={() => setIsFutureShown(!isFutureShown)}
            >
              {`${isFutureShown ? 'Hide' : 'Show'} future Shabbosim signups`}
            </Button>
            {isFutureShown ? (
              <div id={futureId} className="rosters rosters--later">
                {futureTables.length === 0 ? <p>No sign-ups yet</p> : null}
                <SignUpTables tables={futureTables} now={now} />
              </div>
            ) : null}
          </>
        )}
        <NotUpdated since={readAt} />
      </div>
    </>
  );
}
