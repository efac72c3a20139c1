import { isObject } from './json';

/**
 * How the real backend may differ from the emulated one. Each quirk can be combined with every scenario. The answers of
 * session-redirect, session-html and login-redirect violate docs/openapi.yaml, but the client must handle them. (rules:
 * redirected-call, login-result, first-load-failure)
 */
export const quirks = {
  'missing-ids': 'Rows have no _id and holidays no rocordId, so no sign-up can be removed.',
  'same-holiday-names': 'All days of a holiday have the same name.',
  'merged-holidays': 'All days of a holiday have the same name, and their rows are in one group.',
  'session-redirect': 'Without a session, a call is redirected to /login instead of refused with 401.',
  'session-html': 'Without a session, a call gets the login page as HTML with status 200.',
  'login-redirect': 'POST /login answers 302: to / if it succeeds, to /login if not.',
} as const;

export type Quirk = keyof typeof quirks;

export const quirkNames = Object.keys(quirks).filter(isQuirk);

export function isQuirk(text: string): text is Quirk {
  return Object.hasOwn(quirks, text);
}

/** The name of a holiday as members read it: without the number of the day if all of its days have the same name. */
export function holidayTitle(displayName: string, active: readonly Quirk[]): string {
  const hasSameNames = active.includes('same-holiday-names') || active.includes('merged-holidays');
  return hasSameNames ? displayName.replace(/, \d(?:st|nd|rd|th) day/, '') : displayName;
}

const TITLES = new Set(['displayName', 'date_title']);
const IDS = new Set(['_id', 'rocordId']);

/** Rewrites the answer of a call as a backend with these quirks would write it. */
export function withQuirks(answer: object, active: readonly Quirk[]): object {
  if (active.length === 0) return answer;
  const hidesIds = active.includes('missing-ids');

  const write = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(write);
    if (!isObject(value)) return value;
    const isPolicyOrNote = 'content' in value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, field]) => {
        if (hidesIds && !isPolicyOrNote && IDS.has(name)) return [];
        if (TITLES.has(name) && typeof field === 'string') return [[name, holidayTitle(field, active)]];
        const written = write(field);
        return [[name, name === 'upcomingHolidays' ? mergeHolidays(written) : written]];
      }),
    );
  };

  /** Puts the rows of all groups with one title into the first of these groups. Only the groups of the records have `users`. */
  function mergeHolidays(groups: unknown): unknown {
    if (!active.includes('merged-holidays') || !Array.isArray(groups)) return groups;
    const merged = new Map<unknown, Record<string, unknown>>();
    return groups.flatMap((group: unknown) => {
      if (!isObject(group) || !Array.isArray(group.users)) return [group];
      const first = merged.get(group.date_title);
      if (first === undefined) {
        const copy = { ...group };
        merged.set(group.date_title, copy);
        return [copy];
      }
      first.users = [first.users, group.users].flat();
      return [];
    });
  }

  return Object.assign({}, write(answer));
}
