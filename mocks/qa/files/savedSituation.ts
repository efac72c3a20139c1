import { isScenarioName } from '../../scenarios/scenarios';
import { isObject } from '../../wire/json';
import type { Situation } from '../links/situation';

/** `start` is the query with which the tab was opened. */
type SavedSituation = { situation: Situation; start: string };

/** Increase it with every change of the type Situation. A tab ignores a situation that another version saved. */
const VERSION = 5;

export function situationStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, name: string) {
  const key = `emulated-situation:${name}`;
  return {
    read: (): SavedSituation | null => {
      const saved: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      return isSaved(saved) ? saved : null;
    },
    write: (saved: SavedSituation) => storage.setItem(key, JSON.stringify({ version: VERSION, ...saved })),
    forget: () => storage.removeItem(key),
  };
}

function isSaved(value: unknown): value is SavedSituation {
  if (!isObject(value) || value.version !== VERSION || !isObject(value.situation)) return false;
  const { scenario } = value.situation;
  return typeof scenario === 'string' && isScenarioName(scenario);
}
