import { parseDay, type Day } from '../../src/domain/day';
import type { MemberId } from '../../src/domain/memberId';
import {
  isFlag,
  isNumber,
  isText,
  listOf,
  oneOf,
  orNull,
  shape,
  type Check,
  type Checks,
} from '../wire/checks';
import { isObject } from '../wire/json';
import type { ColonyRecord, MemberRecord, Rows, ServiceRecord } from './db';
import { initialValues, valueChecks } from './signUpFields';

/** What a member has who has chosen nothing. */
export const memberDefaults = {
  phone: null,
  balance: 0,
  notifications: 'N',
  notificationMethod: 'E',
} satisfies Partial<MemberRecord>;

/** The flags of a community, as the QA panel names them. `maftirMussafOption` can also be null. */
export const colonyFlags = {
  blockWinterize: 'Request menu is hidden',
  openOnThu: 'Community opens on Thursday',
  hasMikvah: 'Community has a mikvah',
} satisfies Record<FlagOf<ColonyRecord>, string>;

const isColonyFlag = (name: string): name is keyof typeof colonyFlags => Object.hasOwn(colonyFlags, name);

export const colonyFlagNames = Object.keys(colonyFlags).filter(isColonyFlag);

type FlagOf<Row> = { [Name in keyof Row]: Row[Name] extends boolean ? Name : never }[keyof Row];

const isDay = (value: unknown): value is Day => parseDay(value) !== null;
const isId = (value: unknown): value is MemberId => isText(value) || isNumber(value);

/** The settings of a community that a link, a file and the QA panel can change. */
export type CommunitySettings = Partial<Omit<ColonyRecord, 'id' | 'name' | 'email'>>;

export const settingChecks: Checks<Required<CommunitySettings>> = {
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

/** The rows of a file that can be read. Sessions and mails are never in a file. */
export const rowChecks: { [Name in keyof Rows]: Check<Rows[Name][number]> } = {
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
  signUps: shape({
    ...valueChecks,
    id: isText,
    userId: isId,
    day: isDay,
    holidayName: orNull(isText),
    timeAdded: orNull(isNumber),
  }),
  holidays: shape({ name: isText, displayName: isText, day: isDay, emoji: orNull(isText) }),
  sessions: (_row): _row is never => false,
  mails: (_row): _row is never => false,
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
    request: (value): value is ServiceRecord['request'] => isObject(value),
  }),
};

/** The fields that a row of an older file may lack, with the values that they then have. */
export const rowDefaults: { [Name in keyof Rows]?: Partial<Rows[Name][number]> } = {
  members: memberDefaults,
  signUps: initialValues,
};
