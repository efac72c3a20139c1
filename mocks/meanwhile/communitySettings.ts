import { settingChecks, type Tables } from '../data/db';
import type { CommunitySettings } from '../data/rows';

const isSetting = (name: string): name is keyof CommunitySettings => Object.hasOwn(settingChecks, name);

/** The settings of a community that differ between two states of the tables. */
export function changedSettings(before: Tables, after: Tables, colonyId: string): CommunitySettings {
  const settingsOf = ({ colonies }: Tables) =>
    Object.entries(colonies.find(({ id }) => id === colonyId) ?? {}).filter(([name]) => isSetting(name));
  const old = new Map(settingsOf(before).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    settingsOf(after).filter(([name, value]) => old.get(name) !== JSON.stringify(value)),
  );
}
