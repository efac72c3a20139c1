import type { Day, Instant, Zone } from '../../src/domain/day';
import type { ColonyRecord, Db, MemberRecord } from '../data/db';

/** What every service is given: the tables, the time, and the calendar day that it is in the communities' zone. */
export type Context = { db: Db; now: Instant; today: Day; zone: Zone };

/** The same for the calls that need a session: who calls, and their community. */
export type MemberContext = Context & { member: MemberRecord; colony: ColonyRecord };
