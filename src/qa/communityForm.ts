import type { CommunitySettings } from '../../mocks/qa/communitySettings';
import type { ColonyRecord } from '../../mocks/data/db';
import { parseDay, type Day } from '../domain/day';

/** The form's texts: lists one to a line, notes and policies apart by a line of three dashes, a policy's title in its first. */
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

/** The settings that the texts say, or what is wrong with them. */
export function fromTexts(texts: CommunityTexts): { settings: CommunitySettings; problems: string[] } {
  const problems: string[] = [];
  const degrees = (text: string, name: string) => {
    if (text.trim() === '') return null;
    if (Number.isNaN(Number(text))) problems.push(`${name}: '${text}' is no number.`);
    return Number(text);
  };
  const days = (text: string): Day[] =>
    partsOf(text, /[\s,]+/).flatMap((part) => {
      const day = parseDay(part);
      if (day === null) problems.push(`'${part}' is no day; write 2026-08-15.`);
      return day ?? [];
    });
  const settings: CommunitySettings = {
    lat: degrees(texts.lat, 'Latitude'),
    lon: degrees(texts.lon, 'Longitude'),
    shulOpenAt: days(texts.shulOpenAt),
    mikvahOpenAt: days(texts.mikvahOpenAt),
    notes: partsOf(texts.notes, BREAK).map((content, index) => ({ _id: `note-${index + 1}`, content })),
    policies: partsOf(texts.policies, BREAK).map((text, index) => {
      const [title = '', ...lines] = text.split('\n');
      return { _id: `policy-${index + 1}`, title, content: lines.join('\n') };
    }),
  };
  return { settings, problems };
}

/** Only what differs from the community as it is, so that a link stays short. */
export function changesOf(colony: ColonyRecord, settings: CommunitySettings): CommunitySettings {
  const current = new Map(Object.entries(colony));
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(current.get(name)),
    ),
  );
}

const partsOf = (text: string, by: string | RegExp) => text.split(by).filter((part) => part.trim() !== '');
