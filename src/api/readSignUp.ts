import { parts, type SignUp, UNNAMED } from '../domain/signUp';
import {
  isObject,
  readChoice,
  readCount,
  readDay,
  readFlag,
  readId,
  readInstant,
  readOptionalText,
  readText,
} from './reading';

/** Reads a row of the attendance records, or an entry of the user's `futureMinyanRecords`. Null if it is not an object. */
export function readSignUp(value: unknown): SignUp | null {
  if (!isObject(value)) return null;
  const baalKorah = readFlag(value.baalKorah, false);
  return {
    recordId: readOptionalText(value._id),
    userId: readId(value.user_id),
    userName: readOptionalText(value.user_name) ?? UNNAMED,
    unit: readText(value.unit).trim(),
    // Misspelled by the backend.
    peopleCount: readCount(value.poeple_count),
    isGuest: readFlag(value.is_guest, false),
    onlyIfMinyan: readFlag(value.only_if_minyan, false),
    anonymous: readFlag(value.anonymous, false),
    reservedMussaf: readFlag(value.reservedMussaf, false),
    baalKorah,
    part: baalKorah ? readChoice(value.preparedFor, parts, null) : null,
    comingEarlier: readFlag(value.comingEarlier, false),
    timeAdded: readInstant(value.timeAdded),
    day: readDay(value.date),
  };
}
