import { toDay } from '@/domain/day';
import type { Backend } from '../../mocks/backend';
import { createBuilders } from '../../mocks/data/builders';
import type { SignUpRecord } from '../../mocks/data/db';

/** The upcoming Shabbos in tests that start at IN_SEASON. */
const SHABBOS = toDay('2026-10-24');

/** Inserts a sign-up of `demo` for SHABBOS: four men, without a sign-up time. Replaces a sign-up with the same id. */
export function insertOwnSignUp({ db, now }: Backend, overrides: Partial<SignUpRecord> = {}): void {
  const fields = {
    id: 'own',
    userId: 'member-1',
    day: SHABBOS,
    peopleCount: 4,
    timeAdded: null,
    ...overrides,
  };
  db.signUps.remove(({ id }) => id === fields.id);
  db.signUps.insert(createBuilders(now()).buildSignUp(fields));
}
