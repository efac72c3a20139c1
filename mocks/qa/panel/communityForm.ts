import type { CommunitySettings } from '../../data/rows';
import type { ColonyRecord } from '../../data/db';
import { parseDay, type Day } from '../../../src/domain/day';

/**
 * The settings of a community as texts for the form's fields. Each line of a list of days has one day. A line of three
 * dashes separates two notes or two policies. The first line of a policy is its title.
 */
export type CommunityTexts = {
  lat: string;
  lon: string;
  shulOpenAt: string;
  mikvahOpenAt: string;
  notes: string;
  policies: string;
};

const BREAK = '\n---\n';

export function toTexts(colony: ColonyRecord): CommunityTexts {
  const { lat, lon, shulOpenAt, mikvahOpenAt, notes, policies } = colony;
  return {
    lat: lat === null ? '' : String(lat),
    lon: lon === null ? '' : String(lon),
    shulOpenAt: shulOpenAt.join('\n'),
    mikvahOpenAt: mikvahOpenAt.join('\n'),
    notes: notes.map(({ content }) => content).join(BREAK),
    policies: policies.map(({ title, content }) => `${title}\n${content}`).join(BREAK),
  };
}

/** Reads the settings from the texts. `problems` has a sentence about each text that cannot be read. */
export function fromTexts(texts: CommunityTexts): { settings: CommunitySettings; problems: string[] } {
  const problems: string[] = [];
  const degrees = (text: string, name: string) => {
    if (text.trim() === '') return null;
    if (Number.isNaN(Number(text))) problems.push(`${name}: '${text}' is no number.`);
    return Number(text);
  };
  const days = (text: string): Day[] =>
    split(text, /[\s,]+/).flatMap((part) => {
      const day = parseDay(part);
      if (day === null) problems.push(`'${part}' is no day; write 2026-08-15.`);
      return day ?? [];
    });
  const settings: CommunitySettings = {
    lat: degrees(texts.lat, 'Latitude'),
    lon: degrees(texts.lon, 'Longitude'),
    shulOpenAt: days(texts.shulOpenAt),
    mikvahOpenAt: days(texts.mikvahOpenAt),
    notes: split(texts.notes, BREAK).map((content, index) => ({ _id: `note-${index + 1}`, content })),
    policies: split(texts.policies, BREAK).map((text, index) => {
      const [title = '', ...lines] = text.split('\n');
      return { _id: `policy-${index + 1}`, title, content: lines.join('\n') };
    }),
  };
  return { settings, problems };
}

/** Returns only the settings that differ from the community's, because they become part of the link. */
export function changesOf(colony: ColonyRecord, settings: CommunitySettings): CommunitySettings {
  const current = new Map(Object.entries(colony));
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(current.get(name)),
    ),
  );
}

const split = (text: string, separator: string | RegExp) =>
  text.split(separator).filter((part) => part.trim() !== '');
