import { eventTitle } from '@/domain/calendar/eventName';
import { toDay, toInstant } from '@/domain/day';
import { formatSignUpTime } from '@/domain/zonedTime';
import { site } from '@/site';
import { showMemberPage } from './MemberPage';

// What 'Units open' needs to show its button: the name of the Shabbos from the calendar, and the time of a sign-up.
showMemberPage(
  <>
    <h2>{eventTitle({ kind: 'later', day: toDay('2026-11-28') })}</h2>
    <p>{formatSignUpTime(toInstant(1_795_000_000_000), site.timeZone)}</p>
    <button type="button">Show future Shabbosim signups</button>
  </>,
);
