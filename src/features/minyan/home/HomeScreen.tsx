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
import { Fragment, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { EventOfAddress } from '../event/EventOfAddress';
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

/** A slot for the Shabbos and for each holiday. A holiday no longer listed keeps its slot, because its card may hold input (rule: passed-event). */
function useEventSlots(events: readonly MinyanEvent[]): { key: string; event: MinyanEvent | null }[] {
  const slots = events.map((event) => ({
    key: event.kind === 'shabbos' ? 'shabbos' : eventKey(event),
    event,
  }));
  const [seen, setSeen] = useState<string[]>([]);
  const listed = slots.map(({ key }) => key);
  const passed = seen.filter((key) => !listed.includes(key));
  const keys = [...passed, ...listed];
  if (keys.join() !== seen.join()) setSeen(keys);
  return [...slots.slice(0, 1), ...passed.map((key) => ({ key, event: null })), ...slots.slice(1)];
}

/** The list of holidays is shown from this many on (rule: event-list). */
const MIN_LISTED = 2;

/** The minyan portal: what a member sees at '/', below the welcome (rule: home-sections). */
export function HomeScreen() {
  const member = useMember();
  const { community, hasFailed, retry } = useCommunityState();
  const { records, hasFailed: haveRecordsFailed, readAt } = useAttendance();
  const today = useToday();
  const events = useMemo(() => upcomingEvents(member, today), [member, today]);
  const slots = useEventSlots(events);
  const holidays = events.filter(({ kind }) => kind === 'holiday');
  // Nothing is shown below the first event until everything has loaded, because it would move (rule: wait-for-records).
  const isLoading = (community === null && !hasFailed) || (records === null && !haveRecordsFailed);
  // The rest is rendered after the first event has been painted, so that the button of that event reacts earlier.
  const isFirstShown = useDeferredValue(!isLoading, false);
  const isWaiting = isLoading || !isFirstShown;
  return (
    <>
      {hasFailed ? (
        <LoadError message={COMMUNITY_ERROR} onRetry={retry} />
      ) : (
        (isWaiting ? slots.slice(0, 1) : slots).map(({ key, event }, index) => (
          <Fragment key={key}>
            <HomeEvent event={event} records={records}>
              {event?.kind === 'shabbos' && community !== null && records !== null ? (
                <LaterShabbos records={records} />
              ) : null}
            </HomeEvent>
            {index === 0 && !isWaiting && holidays.length >= MIN_LISTED ? (
              <EventList events={holidays} records={records} />
            ) : null}
          </Fragment>
        ))
      )}
      {isWaiting && !isLoading ? <PageSpinner /> : null}
      {isWaiting ? null : (
        <>
          <EventOfAddress cards=".event-panel" target="h2" />
          {/* Rule: units-open-banner. */}
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
