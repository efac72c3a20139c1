import type { ColonyRecord, MemberRecord, Rows } from './db';
import { initialValues } from './signUpFields';

/** The fields of a member who has chosen nothing. */
export const memberDefaults = {
  phone: null,
  balance: 0,
  notifications: 'N',
  notificationMethod: 'E',
} satisfies Partial<MemberRecord>;

type FlagOf<Row> = { [Name in keyof Row]: Row[Name] extends boolean ? Name : never }[keyof Row];

/** The flags of a community, as the QA panel names them. `maftirMussafOption` is missing, because it can also be null. */
export const colonyFlags = {
  blockWinterize: 'Request menu is hidden',
  openOnThu: 'Community opens on Thursday',
  hasMikvah: 'Community has a mikvah',
} satisfies Record<FlagOf<ColonyRecord>, string>;

const isColonyFlag = (name: string): name is keyof typeof colonyFlags => Object.hasOwn(colonyFlags, name);

export const colonyFlagNames = Object.keys(colonyFlags).filter(isColonyFlag);

export type CommunitySettings = Partial<Omit<ColonyRecord, 'id' | 'name' | 'email'>>;

/** The fields that the rows of an older scenario file may lack, with their defaults. */
export const rowDefaults: { [Name in keyof Rows]?: Partial<Rows[Name][number]> } = {
  members: memberDefaults,
  signUps: initialValues,
};
