import { parseDay } from '../../src/domain/day';
import type { ColonyRecord, Tables } from '../data/db';
import { isObject } from '../wire/json';

/** The settings of a community that a link or the QA panel can change. */
export type CommunitySettings = Partial<Omit<ColonyRecord, 'id' | 'name' | 'email'>>;

type Setting = keyof CommunitySettings;

const isFlag = (value: unknown) => typeof value === 'boolean';
const isDegrees = (value: unknown) => value === null || (typeof value === 'number' && Number.isFinite(value));
const isDays = (value: unknown) => Array.isArray(value) && value.every((one) => parseDay(one) !== null);
const isTexts =
  (...fields: string[]) =>
  (value: unknown) =>
    Array.isArray(value) &&
    value.every((one) => isObject(one) && fields.every((field) => typeof one[field] === 'string'));

const isValid: Record<Setting, (value: unknown) => boolean> = {
  blockWinterize: isFlag,
  openOnThu: isFlag,
  hasMikvah: isFlag,
  maftirMussafOption: (value) => value === null || isFlag(value),
  lat: isDegrees,
  lon: isDegrees,
  shulOpenAt: isDays,
  mikvahOpenAt: isDays,
  notes: isTexts('_id', 'content'),
  policies: isTexts('_id', 'title', 'content'),
};

const isSetting = (name: string): name is Setting => Object.hasOwn(isValid, name);

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
    if (isSetting(name) && isValid[name](value)) return true;
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
