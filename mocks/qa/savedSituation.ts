import { isScenarioName } from '../scenarios/scenarios';
import type { Situation } from './situation';

/** What a tab saves: its current situation, and the query with which it began. */
type Saved = { situation: Situation; start: string };

/** Increase it with every change of Situation, so that no older format is read. */
const VERSION = 1;

export function situationStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, name: string) {
  const key = `emulated-situation:${name}`;
  return {
    read: (): Saved | null => {
      const saved: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      return isSaved(saved) ? saved : null;
    },
    write: (saved: Saved) => storage.setItem(key, JSON.stringify({ version: VERSION, ...saved })),
    forget: () => storage.removeItem(key),
  };
}

function isSaved(value: unknown): value is Saved {
  if (!isObject(value) || value.version !== VERSION || !isObject(value.situation)) return false;
  const { scenario } = value.situation;
  return typeof scenario === 'string' && isScenarioName(scenario);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
