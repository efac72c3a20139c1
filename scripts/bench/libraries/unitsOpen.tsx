import { eventTitle } from '../../../src/domain/calendar/eventTitle';
import { toDay } from '../../../src/domain/day';
import { showMemberPage } from './MemberPage';

// The libraries that Units open needs before its button: the name of the Shabbos from the calendar.
showMemberPage(
  <>
    <h2>{eventTitle({ kind: 'later', day: toDay('2026-11-28') })}</h2>
    <button type="button">Show future Shabbosim signups</button>
  </>,
);
