import type { Day, Instant, Zone } from '../../src/domain/day';
import type { ColonyRecord, Db, MemberRecord } from '../data/db';

/** The arguments of every service: the tables, the time, and today's date in the zone of the communities. */
export type Context = { db: Db; now: Instant; today: Day; zone: Zone };

/** The arguments of a service that needs a session, with the calling member and their community. */
export type MemberContext = Context & { member: MemberRecord; colony: ColonyRecord };
