import type { Day } from '../../src/domain/day';
import type { MemberId } from '../../src/domain/memberId';
import type { NotificationFrequency, NotificationMethod } from '../../src/domain/member';
import type { SignUpValues } from './signUpFields';
import type { DeWinterizeRequest, WinterizeRequest } from '../wire/wireTypes';

export type ColonyRecord = {
  id: string;
  name: string;
  email: string | null;
  blockWinterize: boolean;
  policies: { _id: string; title: string; content: string }[];
  lat: number | null;
  lon: number | null;
  hasMikvah: boolean;
  shulOpenAt: Day[];
  mikvahOpenAt: Day[];
  notes: { _id: string; content: string }[];
  openOnThu: boolean;
  maftirMussafOption: boolean | null;
};

export type MemberRecord = {
  id: MemberId;
  colonyId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  username: string;
  password: string;
  unit: string;
  balance: number;
  notifications: NotificationFrequency;
  notificationMethod: NotificationMethod;
};

/** A sign-up. A member has at most one for each event, which is `day` and `holidayName` together. */
export type SignUpRecord = SignUpValues & {
  id: string;
  userId: MemberId;
  day: Day;
  holidayName: string | null;
  timeAdded: number | null;
};

export type HolidayRecord = { name: string; displayName: string; day: Day; emoji: string | null };
type SessionRecord = { token: string; userId: MemberId };
export type ResetRecord = { token: string; userId: MemberId; expiresAt: number; usedAt: number | null };
export type InvitationRecord = {
  token: string;
  colonyId: string;
  firstName: string;
  lastName: string;
  email: string;
  unit: string;
  suggestedUsername: string | null;
  expiresAt: number;
  usedAt: number | null;
};
export type ServiceRecord = {
  id: string;
  userId: MemberId;
  submittedOn: Day;
  request: WinterizeRequest | DeWinterizeRequest;
};
type MailRecord = { id: string; to: string; resetToken: string };

export type Rows = {
  colonies: ColonyRecord[];
  members: MemberRecord[];
  signUps: SignUpRecord[];
  holidays: HolidayRecord[];
  sessions: SessionRecord[];
  resets: ResetRecord[];
  invitations: InvitationRecord[];
  serviceRequests: ServiceRecord[];
  mails: MailRecord[];
};

/** 'legacy' sends booleans, numbers, days and lists in the loose forms of the old backend. (rule: loose-wire-values) */
export type WireStyle = 'modern' | 'legacy';

export type Settings = {
  bypassCodes: string[];
  wireStyle: WireStyle;
  /** Lists every holiday of the table, as a recording had them, in place of those of the next 60 days. */
  listsAllHolidays?: boolean;
  /** The member who is signed in when a request has no session cookie. Null: nobody is. */
  defaultSessionUserId: MemberId | null;
};

export type Tables = Rows & { settings: Settings; lastIds: Record<string, number> };

export type Table<Row> = {
  where: (matches: (row: Row) => boolean) => Row[];
  find: (matches: (row: Row) => boolean) => Row | null;
  insert: (row: Row) => void;
  update: (matches: (row: Row) => boolean, changes: Partial<Row>) => void;
  remove: (matches: (row: Row) => boolean) => void;
};

export type Db = { [Name in keyof Rows]: Table<Rows[Name][number]> } & {
  settings: Settings;
  nextId: (kind: string) => string;
  /** A copy of all tables. `createDb(db.snapshot())` creates an equal database. */
  snapshot: () => Tables;
  /** Replaces all tables. */
  restore: (tables: Tables) => void;
};

function createTable<Row extends object>(rows: Row[]): Table<Row> {
  return {
    where: (matches) => structuredClone(rows.filter((row) => matches(row))),
    find: (matches) => structuredClone(rows.find((row) => matches(row)) ?? null),
    insert: (row) => void rows.push(structuredClone(row)),
    update: (matches, changes) => {
      for (const row of rows) if (matches(row)) Object.assign(row, structuredClone(changes));
    },
    remove: (matches) => {
      for (let at = rows.length - 1; at >= 0; at -= 1) {
        const row = rows[at];
        if (row && matches(row)) rows.splice(at, 1);
      }
    },
  };
}

/** Tables in memory. Rows are copied when written and when read, so that no caller changes a row by accident. */
export function createDb(initial: Tables): Db {
  const tables = structuredClone(initial);
  return {
    colonies: createTable(tables.colonies),
    members: createTable(tables.members),
    signUps: createTable(tables.signUps),
    holidays: createTable(tables.holidays),
    sessions: createTable(tables.sessions),
    resets: createTable(tables.resets),
    invitations: createTable(tables.invitations),
    serviceRequests: createTable(tables.serviceRequests),
    mails: createTable(tables.mails),
    settings: tables.settings,
    nextId: (kind) => {
      const next = (tables.lastIds[kind] ?? 0) + 1;
      tables.lastIds[kind] = next;
      return `${kind}-${next}`;
    },
    snapshot: () => structuredClone(tables),
    restore: (from) => {
      const { settings, lastIds, ...rows } = structuredClone(from);
      for (const [name, changed] of Object.entries(rows)) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of Rows
        const table: unknown[] = tables[name as keyof Rows];
        table.length = 0;
        for (const row of changed) table.push(row);
      }
      Object.assign(tables.settings, settings);
      tables.lastIds = lastIds;
    },
  };
}
