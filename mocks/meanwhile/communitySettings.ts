import { isEqual, pickBy } from 'es-toolkit';
import { settingChecks, type Tables } from '../data/db';
import type { CommunitySettings } from '../data/rows';

/** The settings of a community that differ between two states of the tables. */
export function changedSettings(before: Tables, after: Tables, colonyId: string): CommunitySettings {
  const colonyIn = ({ colonies }: Tables) => colonies.find(({ id }) => id === colonyId);
  const old = new Map<string, unknown>(Object.entries(colonyIn(before) ?? {}));
  return pickBy(
    { ...colonyIn(after) },
    (value, name) => Object.hasOwn(settingChecks, name) && !isEqual(value, old.get(name)),
  );
}
