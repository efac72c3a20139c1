import { addDays } from '../../src/domain/time';
import type { Builders } from '../data/builders';
import type { ColonyRecord, MemberRecord } from '../data/db';
import { typical } from './typical';

const inCommunity = (changes: Partial<ColonyRecord>) => (builders: Builders, now: number) => {
  const setting = typical(builders, now);
  Object.assign(setting.colony, changes);
  return setting;
};

const asMember = (changes: Partial<MemberRecord>) => (builders: Builders, now: number) => {
  const setting = typical(builders, now);
  Object.assign(setting.demo, changes);
  return setting;
};

export const balance = asMember({ balance: 1234.5 });
export const winterBlocked = inCommunity({ blockWinterize: true });
export const noMikvah = inCommunity({ hasMikvah: false });
export const thursday = inCommunity({ openOnThu: true });
export const noWaiver = inCommunity({ name: 'Hidden Spruce Cottages' });
export const noMaftir = inCommunity({ maftirMussafOption: false });

/** All reset and join links have just expired. */
export function expiredLinks(builders: Builders, now: number) {
  const setting = typical(builders, now);
  for (const link of [...setting.rows.resets, ...setting.rows.invitations]) link.expiresAt = now - 1;
  return setting;
}

/** The member requested a winterization three days ago. */
export function duplicateRequest(builders: Builders, now: number) {
  const setting = typical(builders, now);
  const { rows, demo, today } = setting;
  const submittedOn = addDays(today, -3);
  const request = builders.buildWinterizeRequest({ startDate: submittedOn });
  rows.serviceRequests.push(builders.buildServiceRecord({ userId: demo.id, submittedOn, request }));
  return setting;
}

/** The loose values of the old backend. The member's id is a number in some answers and text in others. (rule: loose-wire-values) */
export function legacy(builders: Builders, now: number) {
  const setting = typical(builders, now);
  const { rows, demo } = setting;
  for (const record of [...rows.signUps, ...rows.resets]) if (record.userId === demo.id) record.userId = 1042;
  demo.id = 1042;
  return setting;
}
