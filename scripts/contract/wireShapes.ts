import { readDay, readFlag, readId, readInstant, readNumber } from '../../src/api/reading';
import { isObject } from '../../mocks/wire/json';
import type { Level } from './finding';

type Consequence = readonly [Exclude<Level, 'extra'>, string];

/** One field of an answer. `null` counts as missing only in a required field. */
export type Field = {
  isReadable: (value: unknown) => boolean;
  /** What the client does with a value that it cannot read. */
  wrong: Consequence;
  /** What the client does if no object has the field. Without it, the field is optional. */
  missing?: Consequence;
  /** Every object must have the field. */
  isRequired?: boolean;
  /** The fields of the objects in a list, or of an object. */
  fields?: Shape;
};

export type Shape = Readonly<Record<string, Field>>;

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isFlag = (value: unknown) => readFlag(value, true) === readFlag(value, false);
const isOneOf =
  (...choices: string[]) =>
  (value: unknown) =>
    choices.some((choice) => choice === value);

const optional = (isReadable: Field['isReadable'], level: Consequence[0], effect: string): Field => ({
  isReadable,
  wrong: [level, effect],
});
const expected = (isReadable: Field['isReadable'], level: Consequence[0], effect: string): Field => ({
  ...optional(isReadable, level, effect),
  missing: [level, effect],
});
const required = (isReadable: Field['isReadable'], effect: string): Field => ({
  ...expected(isReadable, 'breaks', effect),
  isRequired: true,
});
const list = (fields: Shape, effect: string): Field => ({
  isReadable: (value) => Array.isArray(value) && value.every(isObject),
  wrong: ['breaks', effect],
  fields,
});

const row: Shape = {
  _id: expected(
    isText,
    'deviates',
    'A member can change such a sign-up, but can remove it only where another field has its id.',
  ),
  user_id: expected(
    (value) => readId(value) !== null,
    'breaks',
    "The client does not find the member's own sign-up: the form offers a new one.",
  ),
  user_name: expected(isText, 'breaks', 'The sign-up has no name on the page.'),
  unit: expected(
    isText,
    'deviates',
    'The table shows no unit. The client then tells members apart by their id.',
  ),
  poeple_count: expected(
    (value) => readNumber(value) !== null,
    'breaks',
    'The sign-up counts as 0 people, so the totals are wrong.',
  ),
  is_guest: expected(isFlag, 'deviates', "The sign-up is shown without '(guest)'."),
  only_if_minyan: {
    isReadable: isFlag,
    wrong: ['breaks', 'The sign-up counts as sure, so both totals are wrong.'],
    missing: ['deviates', 'Every sign-up counts as sure. This is right only if nobody has made a condition.'],
  },
  anonymous: {
    isReadable: isFlag,
    wrong: ['breaks', 'The name of a member who wants to be anonymous is shown.'],
    missing: ['deviates', 'Every name is shown. This is right only if nobody wants to be anonymous.'],
  },
  reservedMussaf: {
    isReadable: isFlag,
    wrong: ['breaks', "The page says 'Not Reserved', and a second member can reserve Maftir and Mussaf."],
    missing: ['deviates', "The page says 'Not Reserved'. This is right only if nobody has reserved."],
  },
  baalKorah: {
    isReadable: isFlag,
    wrong: ['breaks', "The page says 'No Baal Korah', and a second member can take the part."],
    missing: ['deviates', "The page says 'No Baal Korah'. This is right only if nobody reads."],
  },
  preparedFor: optional(
    isOneOf('full', '1-4', '5-end', '1st', '2nd', ''),
    'breaks',
    'The reader is named without a part, and a second member can take the part.',
  ),
  comingEarlier: expected(isFlag, 'deviates', "The column 'Coming on ...' stays empty."),
  timeAdded: expected(
    (value) => readInstant(value) !== null,
    'breaks',
    'The sign-up has no time, is never marked as late, and stays anonymous for ever.',
  ),
  date: optional(
    (value) => readDay(value) !== null,
    'deviates',
    'The sign-up belongs to the day under which it is listed.',
  ),
  date_title: optional(isText, 'deviates', 'The client ignores the title of the row.'),
};

const holiday: Shape = {
  name: required(isText, 'A sign-up for this holiday is sent without the name of the holiday.'),
  date: required((value) => readDay(value) !== null, 'The holiday is not shown.'),
  displayName: optional(isText, 'breaks', 'The holiday is shown without its sign-ups.'),
  emoji: optional(isText, 'deviates', 'The holiday has no emoji.'),
  rocordId: optional(isText, 'deviates', 'The client looks for the id in the rows of the records.'),
};

const coordinate = optional(
  (value) => readNumber(value) !== null,
  'deviates',
  'The client uses the other coordinates, those of the member or of the community. Without any it shows no times.',
);

/** The answer of GET /api/user. */
export const user: Shape = {
  user_id: required(
    (value) => readId(value) !== null,
    'The client takes the visitor for signed out: nobody can sign in.',
  ),
  first_name: expected(
    isText,
    'breaks',
    'The page shows no first name, and the account form is empty there.',
  ),
  last_name: expected(isText, 'breaks', 'The page shows no last name, and the account form is empty there.'),
  email: expected(isText, 'breaks', 'The account form shows no email address.'),
  phone: expected(isText, 'breaks', 'The account form shows no phone number. Saving the form removes it.'),
  username: expected(isText, 'deviates', 'The account form shows no username.'),
  unit: expected(
    isText,
    'deviates',
    'The account form shows no unit. The client tells members apart by their id.',
  ),
  balance: expected(
    (value) => readNumber(value) !== null,
    'breaks',
    'The balance counts as 0: the member is not told of an outstanding balance.',
  ),
  notifications: expected(
    isOneOf('N', 'A', 'M'),
    'breaks',
    "The account screen says 'Notifications disabled'.",
  ),
  notificationMethod: expected(isOneOf('T', 'E'), 'breaks', "The account screen says 'Email'."),
  colonyData: {
    ...optional(isObject, 'deviates', 'The client uses the coordinates of the community.'),
    fields: { lat: coordinate, lon: coordinate },
  },
  upcomingShabbos: expected(
    (value) => readDay(value) !== null,
    'deviates',
    'The client takes the coming Saturday as the upcoming Shabbos.',
  ),
  upcomingHolidays: list(holiday, 'The page shows no holidays.'),
  futureMinyanRecords: list(row, "The client looks for the member's later sign-ups in the records only."),
};

/** The answer of GET /api/minyan. */
export const records: Shape = {
  upcomingShabbos: list(row, 'The upcoming Shabbos is shown without sign-ups.'),
  upcomingHolidays: list(
    {
      date_title: required(isText, 'These sign-ups belong to no holiday and are not shown.'),
      users: list(row, 'The holiday is shown without sign-ups.'),
    },
    'The holidays are shown without sign-ups.',
  ),
  futureShabbos: list(
    {
      date: required((value) => readDay(value) !== null, 'The sign-ups of this Shabbos are not shown.'),
      users: list(row, 'The Shabbos is shown without sign-ups.'),
    },
    'Later Shabbosim are shown without sign-ups.',
  ),
};

const content: Shape = {
  _id: optional(isText, 'deviates', 'The client needs no id here.'),
  content: expected(isText, 'breaks', 'The text is not shown.'),
};

const days = (effect: string) =>
  optional((value) => Array.isArray(value) && value.every((day) => readDay(day) !== null), 'breaks', effect);

/** The answer of GET /api/colony. */
export const colony: Shape = {
  name: expected(
    isText,
    'breaks',
    'The page shows no community. A request to the office is sent without it, and without the waiver.',
  ),
  email: optional(isText, 'breaks', 'The contact page shows no email address of the community.'),
  blockWinterize: optional(isFlag, 'breaks', 'The Request menu is shown, also where it must be hidden.'),
  policies: list(
    { ...content, title: expected(isText, 'breaks', 'The policy has no title.') },
    'The page shows no policies.',
  ),
  lat: coordinate,
  lon: coordinate,
  hasMikvah: optional(isFlag, 'breaks', 'The mikvah is shown, also where there is none.'),
  shulOpenAt: days('The shul is shown as closed on such a day.'),
  mikvahOpenAt: days('The mikvah is shown as closed on such a day.'),
  notes: list(content, 'The page shows no notes.'),
  openOnThu: optional(isFlag, 'breaks', 'Members cannot say that they come earlier.'),
  maftirMussafOption: optional(
    isFlag,
    'breaks',
    'Maftir and Mussaf can be reserved, also where the community does not want that.',
  ),
};

/** The answer of GET /api/join/tekenVerify/{join_token}. */
export const joinVerification: Shape = {
  suggestedUsername: optional(isText, 'deviates', 'The username of the form starts empty.'),
};

/** The answer of POST /api/user/request. */
export const requestAnswer: Shape = {
  recent_duplicate_date: optional(
    (value) => value === '' || value === false || readDay(value) !== null,
    'breaks',
    'The member reads a general error in place of the question whether to send the request again.',
  ),
};
