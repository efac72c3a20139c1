import { type Attendance, ownSignUp, withSent } from './attendance';
import { type Day, parseDay } from './day';
import type { Member } from './member';
import type { SentSignUp, SignUp } from './signUp';
import { addDays, comingSaturday, daysBetween, SATURDAY, weekdayOf } from './time';

/**
 * The first day that a member can pick as a later Shabbos (rule: later-shabbos-dates). `listedUpcoming` is the upcoming Shabbos
 * that the server names, which has a card of its own; null if it names none. The first day is one week after the coming Saturday,
 * or two if `listedUpcoming` is one week after. If `listedUpcoming` has passed, it is the coming Saturday, which has no card then.
 */
export function firstLaterShabbos(today: Day, listedUpcoming: Day | null): Day {
  const coming = comingSaturday(today);
  if (listedUpcoming !== null && listedUpcoming < today) return coming;
  const afterComing = addDays(coming, 7);
  return afterComing === listedUpcoming ? addDays(afterComing, 7) : afterComing;
}

/** Whether a member can pick a day as a later Shabbos: a Saturday from firstLaterShabbos on, inclusive, but not `listedUpcoming`. */
export function canPickLaterShabbos(day: Day, today: Day, listedUpcoming: Day | null): boolean {
  const isInTime = day >= firstLaterShabbos(today, listedUpcoming);
  return isInTime && weekdayOf(day) === SATURDAY && day !== listedUpcoming;
}

/** The day nearest to `day` that a member can pick as a later Shabbos (see firstLaterShabbos). */
export function nearestLaterShabbos(day: Day, today: Day, listedUpcoming: Day | null): Day {
  const first = firstLaterShabbos(today, listedUpcoming);
  const start = day < first ? first : day;
  for (let distance = 0; ; distance++)
    for (const near of [addDays(start, -distance), addDays(start, distance)])
      if (canPickLaterShabbos(near, today, listedUpcoming)) return near;
}

/**
 * The member's own sign-ups for later Shabbosim, in the order of the days, including those just sent. Leaves out days that cannot
 * be picked as a later Shabbos, and sign-ups for 0 men (rule: own-later-sign-ups).
 */
export function laterSignUps(
  member: Member,
  attendance: Attendance,
  today: Day,
  sent: readonly SentSignUp[] = [],
): { day: Day; signUp: SignUp }[] {
  const rows = [...member.futureSignUps, ...attendance.futureShabbos, ...attendance.upcomingShabbos];
  const days = new Set([...rows.map(({ day }) => day), ...sent.map(({ key }) => parseDay(key))]);
  return [...days]
    .flatMap((day) => {
      if (day === null || !canPickLaterShabbos(day, today, member.upcomingShabbos)) return [];
      const signUp = ownSignUp({ kind: 'later', day }, member, attendance, sent);
      return signUp === null || signUp.peopleCount === 0 ? [] : [{ day, signUp }];
    })
    .sort((one, other) => daysBetween(other.day, one.day));
}

/**
 * The server's groups of later Shabbosim in its order, with the sign-ups and removals that the member has sent. If a sent sign-up
 * is for a day without a group, after `upcoming` (the upcoming Shabbos), a group is added in the order of the days. A group whose
 * only sign-up has been removed is left out. A day listed twice is returned twice, the second time as it was read.
 */
export function laterGroups(
  { userId }: Pick<Member, 'userId'>,
  attendance: Attendance,
  upcoming: Day,
  sent: readonly SentSignUp[] = [],
): Attendance['futureShabbos'] {
  const sentByDay = new Map(sent.map((one) => [parseDay(one.key), one]));
  const groups = attendance.futureShabbos.flatMap(({ day, signUps }) => {
    const shown = withSent(signUps, userId, sentByDay.get(day));
    const isRemoved = sentByDay.delete(day) && shown.length === 0;
    return isRemoved ? [] : [{ day, signUps: shown }];
  });
  // What remains in `sentByDay` is for days without a group.
  for (const [day, { signUp }] of sentByDay) {
    if (day === null || day <= upcoming || signUp === null) continue;
    const next = groups.findIndex((group) => group.day > day);
    groups.splice(next === -1 ? groups.length : next, 0, { day, signUps: [signUp] });
  }
  return groups;
}
