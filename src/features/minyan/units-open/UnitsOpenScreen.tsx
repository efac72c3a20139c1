import { useAttendance, useSent } from '@/api/attendance';
import { useLoadedCommunity, useMember } from '@/api/memberContext';
import { hasRecordsFor, signUpsOf } from '@/domain/attendance';
import { dayOf } from '@/domain/day';
import { eventKey, upcomingEvents } from '@/domain/event';
import { laterGroups } from '@/domain/laterShabbos';
import { comingEarlierWeekday } from '@/domain/signUpOptions';
import { site } from '@/site';
import { Button } from '@/ui/button/Button';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { uniqueKeys } from '@/ui/uniqueKeys';
import { useNow } from '@/ui/useNow';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { toHash } from '../event/eventAnchor';
import { FocusEventOfAddress } from '../event/FocusEventOfAddress';
import { NotUpdated } from '../event/NotUpdated';
import { SignUpTable } from './SignUpTable';
import { UnitsOpenHeading } from './UnitsOpenHeading';
import UnitsOpenScene from './UnitsOpenScene.svg?react';
import './UnitsOpenScreen.scss';

export function UnitsOpenScreen() {
  const member = useMember();
  const community = useLoadedCommunity();
  const { records, readAt } = useAttendance();
  const attendance = records?.attendance ?? null;
  const sent = useSent(records);
  const now = useNow();
  const futureId = useId();
  const today = dayOf(now, site.timeZone);
  const events = upcomingEvents(member, today);
  const earlierWeekdays = new Set(events.map(({ day }) => comingEarlierWeekday(day, community.openOnThu)));
  const hasSameColumns = earlierWeekdays.size <= 1;
  const futureGroups =
    attendance === null ? [] : laterGroups(member, attendance, events[0]?.day ?? today, sent);
  // The later Shabbosim show at first if the address names one of them (rule: who-is-coming). The button inverts that.
  const { hash } = useLocation();
  const isFutureNamed = futureGroups.some(({ day }) => toHash(day) === hash);
  const [isToggled, setIsToggled] = useState(false);
  const isFutureShown = isToggled !== isFutureNamed;
  // A day that the server lists twice has two tables.
  const futureKeys = uniqueKeys(futureGroups.map(({ day }) => day));
  return (
    <>
      <UnitsOpenHeading scene={<UnitsOpenScene />} />
      <div className="page">
        {attendance === null ? (
          <PageSpinner />
        ) : (
          <>
            <div className={`rosters${hasSameColumns ? ' rosters--same-columns' : ''}`}>
              {events.map((event) =>
                hasRecordsFor(event, attendance) ? (
                  <SignUpTable
                    key={eventKey(event)}
                    event={event}
                    signUps={signUpsOf(event, member, attendance, sent)}
                    now={now}
                  />
                ) : (
                  <PageSpinner key={eventKey(event)} />
                ),
              )}
            </div>
            <Button
              className="button button--secondary rosters__toggle"
              aria-expanded={isFutureShown}
              aria-controls={isFutureShown ? futureId : undefined}
              onClick={() => setIsToggled(!isToggled)}
            >
              {`${isFutureShown ? 'Hide' : 'Show'} future Shabbosim signups`}
            </Button>
            {isFutureShown ? (
              <div id={futureId} className="rosters rosters--later">
                {futureGroups.length === 0 ? <p>No sign-ups yet</p> : null}
                {futureGroups.map(({ day, signUps }, index) => (
                  <SignUpTable
                    key={futureKeys[index]}
                    event={{ kind: 'later', day }}
                    signUps={signUps}
                    now={now}
                  />
                ))}
              </div>
            ) : null}
            <FocusEventOfAddress />
          </>
        )}
        <NotUpdated since={readAt} />
      </div>
    </>
  );
}
