import { settingChecks, type Tables } from '../data/db';
import type { CommunitySettings } from '../data/rows';
import { isObject } from '../wire/json';

const isSetting = (name: string): name is keyof CommunitySettings => Object.hasOwn(settingChecks, name);

/** Reads the valid settings of a JSON text. `problems` describes the others. */
export function parseSettings(text: string): { settings: CommunitySettings; problems: string[] } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = null;
  }
  if (!isObject(parsed))
    return { settings: {}, problems: ['is no JSON object; the community stays as it is.'] };
  const problems: string[] = [];
  const valid = Object.entries(parsed).filter(([name, value]) => {
    if (isSetting(name) && settingChecks[name](value)) return true;
    problems.push(
      isSetting(name) ? `has no such value for '${name}'; it stays as it is.` : `knows no '${name}'.`,
    );
    return false;
  });
  return { settings: Object.fromEntries(valid), problems };
}

/** The settings of a community that differ between two states of the tables. */
export function changedSettings(before: Tables, after: Tables, colonyId: string): CommunitySettings {
  const settingsOf = ({ colonies }: Tables) =>
    Object.entries(colonies.find(({ id }) => id === colonyId) ?? {}).filter(([name]) => isSetting(name));
  const old = new Map(settingsOf(before).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    settingsOf(after).filter(([name, value]) => old.get(name) !== JSON.stringify(value)),
  );
}
