import type { Day, Instant } from '@/domain/day';
import type { ColonyRecord, Db, MemberRecord } from '../data/db';

/** The first argument of a service: the tables, the time, and today's date in the zone of the communities. */
export type Context = { db: Db; now: Instant; today: Day };

/** The first argument of a service that needs a session. It also has the calling member and their community. */
export type MemberContext = Context & { member: MemberRecord; colony: ColonyRecord };
