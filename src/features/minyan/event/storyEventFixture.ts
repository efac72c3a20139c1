import { toDay } from '@/domain/day';
import type { MinyanEvent } from '@/domain/event';
import { at, buildMember, buildSignUp } from '@/domain/testing/fixtures';

/** The Shabbos after the date on which the stories are set. */
const event: MinyanEvent = { kind: 'shabbos', day: toDay('2026-11-14') };

/** Arguments for stories about parts of an event's card: seven men come for sure, and two only if there is a minyan. */
export const eventArgs = {
  event,
  member: buildMember(),
  signUps: [
    buildSignUp({ userId: 1, userName: 'Zalman Weiss', unit: '4', peopleCount: 4, reservedMussaf: true }),
    buildSignUp({
      userId: 2,
      userName: 'Moshe Berkowitz',
      unit: 'Bungalow 14',
      peopleCount: 3,
      part: 'full',
    }),
    buildSignUp({
      userId: 3,
      userName: 'Chaim Adler',
      unit: 'Building C-204',
      peopleCount: 2,
      onlyIfMinyan: true,
    }),
  ].map((signUp, index) => ({ ...signUp, timeAdded: at(`2026-11-0${index + 7}T21:05:00-05:00`) })),
};
