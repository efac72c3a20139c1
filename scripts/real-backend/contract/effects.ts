import type { components } from '@/api/contract';
import type { Level } from './finding';

type Wire = components['schemas'];

type Consequence = readonly [level: Exclude<Level, 'extra'>, effect: string];

/**
 * The level of an unreadable value of a field, and what the client then does. `missing` is set for a required field: what the
 * client does if no object has the field. 'same': the same as with an unreadable value. 'each': also the same, for each object in
 * which the field is missing or null.
 */
export type FieldEffect = readonly [...Consequence, missing?: 'same' | 'each' | Consequence];

type Objects = { [Name in keyof Wire]: Wire[Name] extends object ? Name : never }[keyof Wire];

/** The objects of the answers in docs/openapi.yaml. A new property does not compile until its effect is added here. */
type Effects = {
  [Name in Exclude<Objects, `${string}Request` | 'ErrorAnswer'>]: Record<keyof Wire[Name], FieldEffect>;
};

const OTHER_COORDINATES =
  'The client uses the other coordinates, those of the member or of the community. Without any it shows no times.';

export const effects: Effects = {
  User: {
    user_id: ['breaks', 'The client takes the visitor for signed out: nobody can sign in.', 'each'],
    first_name: ['breaks', 'The page shows no first name, and the account form is empty there.', 'same'],
    last_name: ['breaks', 'The page shows no last name, and the account form is empty there.', 'same'],
    email: ['breaks', 'The account form shows no email address.', 'same'],
    phone: ['breaks', 'The account form shows no phone number. Saving the form removes it.', 'same'],
    username: ['deviates', 'The account form shows no username.', 'same'],
    unit: ['deviates', 'The account form shows no unit. The client then tells members apart by id.', 'same'],
    balance: ['breaks', 'The balance counts as 0: the member is not told of a balance.', 'same'],
    notifications: ['breaks', "The account screen says 'Notifications disabled'.", 'same'],
    notificationMethod: ['breaks', "The account screen says 'Email'.", 'same'],
    colonyData: ['deviates', 'The client uses the coordinates of the community.'],
    upcomingShabbos: ['deviates', 'The client takes the coming Saturday as the upcoming Shabbos.', 'same'],
    upcomingHolidays: ['breaks', 'The page shows no holidays.'],
    futureMinyanRecords: ['breaks', "The client looks for the member's later sign-ups in the records only."],
  },
  ColonyData: { lat: ['deviates', OTHER_COORDINATES], lon: ['deviates', OTHER_COORDINATES] },
  HolidayItem: {
    name: ['breaks', 'A sign-up for this holiday is sent without the name of the holiday.', 'each'],
    date: ['breaks', 'The holiday is not shown.', 'each'],
    displayName: ['breaks', 'The holiday is shown without its sign-ups.'],
    emoji: ['deviates', 'The holiday has no emoji.'],
    rocordId: ['deviates', 'The client looks for the id in the rows of the records.'],
  },
  Colony: {
    name: ['breaks', 'The page shows no community. Requests are sent without it and the waiver.', 'same'],
    email: ['breaks', 'The contact page shows no email address of the community.'],
    blockWinterize: ['breaks', 'The Request menu is shown, also where it must be hidden.'],
    policies: ['breaks', 'The page shows no policies.'],
    lat: ['deviates', OTHER_COORDINATES],
    lon: ['deviates', OTHER_COORDINATES],
    hasMikvah: ['breaks', 'The mikvah is shown, also where there is none.'],
    shulOpenAt: ['breaks', 'The shul is shown as closed on such a day.'],
    mikvahOpenAt: ['breaks', 'The mikvah is shown as closed on such a day.'],
    notes: ['breaks', 'The page shows no notes.'],
    openOnThu: ['breaks', 'Members cannot say that they come earlier.'],
    maftirMussafOption: ['breaks', 'Maftir can be reserved, also where the community does not want that.'],
  },
  Policy: {
    _id: ['deviates', 'The client needs no id here.'],
    title: ['breaks', 'The policy has no title.', 'same'],
    content: ['breaks', 'The text is not shown.', 'same'],
  },
  Note: {
    _id: ['deviates', 'The client needs no id here.'],
    content: ['breaks', 'The text is not shown.', 'same'],
  },
  AttendanceRow: {
    _id: ['deviates', 'A member can change such a sign-up, but remove it only by an id elsewhere.', 'same'],
    user_id: ['breaks', "The client does not find the member's own sign-up: it offers a new one.", 'same'],
    user_name: ['breaks', 'The sign-up has no name on the page.', 'same'],
    unit: ['deviates', 'The table shows no unit. The client then tells members apart by their id.', 'same'],
    poeple_count: ['breaks', 'The sign-up counts as 0 people, so the totals are wrong.', 'same'],
    is_guest: ['deviates', "The sign-up is shown without '(guest)'.", 'same'],
    only_if_minyan: [
      'breaks',
      'The sign-up counts as sure, so both totals are wrong.',
      ['deviates', 'Every sign-up counts as sure. This is right only if nobody has made a condition.'],
    ],
    anonymous: [
      'breaks',
      'The name of a member who wants to be anonymous is shown.',
      ['deviates', 'Every name is shown. This is right only if nobody wants to be anonymous.'],
    ],
    reservedMussaf: [
      'breaks',
      "The page says 'Not Reserved', and a second member can reserve Maftir and Mussaf.",
      ['deviates', "The page says 'Not Reserved'. This is right only if nobody has reserved."],
    ],
    baalKorah: [
      'breaks',
      "The page says 'No Baal Korah', and a second member can take the part.",
      ['deviates', "The page says 'No Baal Korah'. This is right only if nobody reads."],
    ],
    preparedFor: ['breaks', 'The reader is named without a part, which a second member can take.'],
    comingEarlier: ['deviates', "The column 'Coming on ...' stays empty.", 'same'],
    timeAdded: ['breaks', 'The sign-up has no time, is never late, and stays anonymous for ever.', 'same'],
    date: ['deviates', 'The sign-up belongs to the day under which it is listed.'],
    date_title: ['deviates', 'The client ignores the title of the row.'],
  },
  AttendanceRecords: {
    upcomingShabbos: ['breaks', 'The upcoming Shabbos is shown without sign-ups.'],
    upcomingHolidays: ['breaks', 'The holidays are shown without sign-ups.'],
    futureShabbos: ['breaks', 'Later Shabbosim are shown without sign-ups.'],
  },
  HolidayRecords: {
    date_title: ['breaks', 'These sign-ups belong to no holiday and are not shown.', 'each'],
    users: ['breaks', 'The holiday is shown without sign-ups.'],
  },
  FutureShabbosRecords: {
    date: ['breaks', 'The sign-ups of this Shabbos are not shown.', 'each'],
    users: ['breaks', 'The Shabbos is shown without sign-ups.'],
  },
  JoinVerification: { suggestedUsername: ['deviates', 'The username of the form starts empty.'] },
  RequestAnswer: {
    recent_duplicate_date: ['breaks', 'The member reads an error in place of the question to send it again.'],
  },
  Done: { success: ['deviates', 'The client reads only the status here.'] },
};
