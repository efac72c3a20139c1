import { useAttendance } from '@/api/attendance';
import { useCommunityState, useMember } from '@/api/memberContext';
import { eventKey, type MinyanEvent, upcomingEvents } from '@/domain/event';
import { COMMUNITY_ERROR } from '@/lib/errorText';
import { lazyPart } from '@/lib/loading/lazyPart';
import { paths } from '@/lib/paths';
import { LoadError } from '@/ui/feedback/LoadError';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { useLazyPart } from '@/ui/lazy/lazyComponent';
import { useToday } from '@/ui/useNow';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { FocusEventOfAddress } from '../event/FocusEventOfAddress';
import { HomeEvent } from '../event/HomeEvent';
import { NotUpdated } from '../event/NotUpdated';
import { LaterShabbos } from '../later/LaterShabbos';
import '../units-open/UnitsOpenHeading.scss';
import { CommunityNotes } from './CommunityNotes';
import { EventList } from './EventList';

const unitsOpenScene = lazyPart('UnitsOpenScene', async () => {
  const drawing = await import('../units-open/UnitsOpenScene.svg?react');
  return { UnitsOpenScene: drawing.default };
});

/** The drawing loads separately, because it is below the cards. If it cannot be loaded, the link shows without it. */
function UnitsOpenScene() {
  const { code: Scene } = useLazyPart(unitsOpenScene);
  return Scene && <Scene />;
}

/** A slot for each holiday. One that is no longer listed keeps its slot, because its card may hold input (rule: passed-event). */
function useHolidaySlots(holidays: readonly MinyanEvent[]) {
  const listed = new Map(holidays.map((holiday) => [eventKey(holiday), holiday]));
  const [seen, setSeen] = useState<string[]>([]);
  const keys = [...seen.filter((key) => !listed.has(key)), ...listed.keys()];
  if (keys.join() !== seen.join()) setSeen(keys);
  return keys.map((key) => ({ key, event: listed.get(key) ?? null }));
}

/** The list of holidays is shown from this many on (rule: event-list). */
const MIN_LISTED = 2;

/** The minyan portal: what a member sees at '/', below the welcome (rule: home-sections). */
export function HomeScreen() {
  const member = useMember();
  const { community, hasFailed, retry } = useCommunityState();
  const { records, hasFailed: haveRecordsFailed, readAt } = useAttendance();
  const today = useToday();
  const [shabbos = null, ...holidays] = useMemo(() => upcomingEvents(member, today), [member, today]);
  const slots = useHolidaySlots(holidays);
  // Nothing is shown below the first event until everything has loaded, because it would move (rule: wait-for-records).
  const isLoading = (community === null && !hasFailed) || (records === null && !haveRecordsFailed);
  // The rest is rendered after the first event has been painted, so that the button of that event reacts earlier.
  const isFirstPainted = useDeferredValue(!isLoading, false);
  return (
    <>
      {hasFailed ? (
        <LoadError message={COMMUNITY_ERROR} onRetry={retry} />
      ) : (
        <HomeEvent event={shabbos} records={records}>
          {community === null || records === null ? null : <LaterShabbos records={records} />}
        </HomeEvent>
      )}
      {isLoading || isFirstPainted ? null : <PageSpinner />}
      {isLoading || !isFirstPainted ? null : (
        <>
          {hasFailed || holidays.length < MIN_LISTED ? null : (
            <EventList events={holidays} records={records} />
          )}
          {hasFailed
            ? null
            : slots.map(({ key, event }) => <HomeEvent key={key} event={event} records={records} />)}
          <FocusEventOfAddress />
          {/* (rule: units-open-banner) */}
          <Link className="banner" to={paths.unitsOpen}>
            <UnitsOpenScene />
            <span className="banner__text">Units open</span>
          </Link>
          {community === null ? null : <CommunityNotes notes={community.notes} />}
        </>
      )}
      <NotUpdated since={readAt} />
    </>
  );
}
