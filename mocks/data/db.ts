import { type Day, parseDay } from '@/domain/day';
import type { MemberId } from '@/domain/memberId';
import { type Checked, isFlag, isNumber, isText, listOf, oneOf, orNull, shape } from '../wire/checks';
import { isObject } from '../wire/json';
import type { DeWinterizeRequest, WinterizeRequest } from '../wire/wireTypes';
import { valueChecks } from './signUpFields';

const isDay = (value: unknown): value is Day => parseDay(value) !== null;
export const isId = (value: unknown): value is MemberId => isText(value) || isNumber(value);

/** The settings of a community that a link, a file and the QA panel can change. */
export const settingChecks = {
  blockWinterize: isFlag,
  openOnThu: isFlag,
  hasMikvah: isFlag,
  maftirMussafOption: orNull(isFlag),
  lat: orNull(isNumber),
  lon: orNull(isNumber),
  shulOpenAt: listOf(isDay),
  mikvahOpenAt: listOf(isDay),
  notes: listOf(shape({ _id: isText, content: isText })),
  policies: listOf(shape({ _id: isText, title: isText, content: isText })),
};

/** The columns of each table. The types of the rows follow from these checks, and the rows of a file must pass them. */
export const rowChecks = {
  colonies: shape({ ...settingChecks, id: isText, name: isText, email: orNull(isText) }),
  members: shape({
    id: isId,
    colonyId: isText,
    firstName: isText,
    lastName: isText,
    email: isText,
    phone: orNull(isText),
    username: isText,
    password: isText,
    unit: isText,
    balance: isNumber,
    notifications: oneOf(['N', 'A', 'M'] as const),
    notificationMethod: oneOf(['T', 'E'] as const),
  }),
  // A member has at most one sign-up for an event. `day` and `holidayName` together identify the event.
  signUps: shape({
    ...valueChecks,
    id: isText,
    userId: isId,
    day: isDay,
    holidayName: orNull(isText),
    timeAdded: orNull(isNumber),
  }),
  holidays: shape({ name: isText, displayName: isText, day: isDay, emoji: orNull(isText) }),
  // Sessions and mails are never in a file.
  sessions: (_row: unknown): _row is { token: string; userId: MemberId } => false,
  resets: shape({ token: isText, userId: isId, expiresAt: isNumber, usedAt: orNull(isNumber) }),
  invitations: shape({
    token: isText,
    colonyId: isText,
    firstName: isText,
    lastName: isText,
    email: isText,
    unit: isText,
    suggestedUsername: orNull(isText),
    expiresAt: isNumber,
    usedAt: orNull(isNumber),
  }),
  serviceRequests: shape({
    id: isText,
    userId: isId,
    submittedOn: isDay,
    request: (value): value is WinterizeRequest | DeWinterizeRequest => isObject(value),
  }),
  mails: (_row: unknown): _row is { id: string; to: string; resetToken: string } => false,
};

type RowOf<Name extends keyof typeof rowChecks> = Checked<(typeof rowChecks)[Name]>;

export type Rows = { [Name in keyof typeof rowChecks]: RowOf<Name>[] };
export type ColonyRecord = RowOf<'colonies'>;
export type MemberRecord = RowOf<'members'>;
export type SignUpRecord = RowOf<'signUps'>;
export type HolidayRecord = RowOf<'holidays'>;
export type ResetRecord = RowOf<'resets'>;
export type InvitationRecord = RowOf<'invitations'>;
export type ServiceRecord = RowOf<'serviceRequests'>;

/** 'legacy' sends booleans, numbers, days and lists in the loose forms of the old backend. (rule: loose-wire-values) */
export type WireStyle = 'modern' | 'legacy';

export type Settings = {
  bypassCodes: string[];
  wireStyle: WireStyle;
  /** Whether every coming holiday of the table is listed, as in a recording, and not only those of the next 60 days. */
  listsAllHolidays?: boolean;
  /** The member who is signed in when a request has no session cookie, or null if nobody is. */
  defaultSessionUserId: MemberId | null;
};

export type Tables = Rows & { settings: Settings; lastIds: Record<string, number> };

/** `rows` returns the rows that the table has now. */
function createTable<Row extends object>(rows: () => Row[]) {
  type Matches = (row: Row) => boolean;
  return {
    where: (matches: Matches): Row[] => structuredClone(rows().filter((row) => matches(row))),
    find: (matches: Matches): Row | null => structuredClone(rows().find((row) => matches(row)) ?? null),
    insert: (row: Row) => void rows().push(structuredClone(row)),
    update: (matches: Matches, changes: Partial<Row>) => {
      for (const row of rows()) if (matches(row)) Object.assign(row, structuredClone(changes));
    },
    remove: (matches: Matches) => {
      const kept = rows().filter((row) => !matches(row));
      rows().length = 0;
      for (const row of kept) rows().push(row);
    },
  };
}

/** Tables in memory. Rows are copied when written and when read, so that no caller changes a row by accident. */
export function createDb(initial: Tables) {
  let tables = structuredClone(initial);
  return {
    colonies: createTable(() => tables.colonies),
    members: createTable(() => tables.members),
    signUps: createTable(() => tables.signUps),
    holidays: createTable(() => tables.holidays),
    sessions: createTable(() => tables.sessions),
    resets: createTable(() => tables.resets),
    invitations: createTable(() => tables.invitations),
    serviceRequests: createTable(() => tables.serviceRequests),
    mails: createTable(() => tables.mails),
    get settings(): Settings {
      return tables.settings;
    },
    nextId: (kind: string) => {
      const next = (tables.lastIds[kind] ?? 0) + 1;
      tables.lastIds[kind] = next;
      return `${kind}-${next}`;
    },
    /** A copy of all tables. `createDb(db.snapshot())` creates an equal database. */
    snapshot: () => structuredClone(tables),
    restore: (from: Tables) => {
      tables = structuredClone(from);
    },
  };
}

export type Db = ReturnType<typeof createDb>;
