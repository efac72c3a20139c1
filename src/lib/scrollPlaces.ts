import { readStored, store } from './storage';

const STORE = 'scroll-places';
/** More history entries than anyone goes back. */
const MAX_PLACES = 50;

const read = (): Map<string, number> => {
  try {
    const places: [string, number][] = JSON.parse(readStored(STORE, 'sessionStorage') ?? '[]');
    return new Map(places);
  } catch {
    return new Map();
  }
};

/** The place at which the page of a history entry was left, in pixels from its top. Null for a new entry. */
export const scrollPlaceOf = (entry: string): number | null => read().get(entry) ?? null;

/** Stores the scroll place of a history entry. It survives a reload of the tab. Null removes it. */
export function keepScrollPlace(entry: string, place: number | null): void {
  const places = read();
  places.delete(entry);
  if (place !== null) places.set(entry, place);
  store(STORE, JSON.stringify([...places].slice(-MAX_PLACES)), 'sessionStorage');
}
