import { isScenarioName } from '../scenarios/scenarios';
import type { Situation } from './situation';

/** What a tab remembers: the situation as it is, and the query by which it began. */
type Kept = { situation: Situation; start: string };

/** To be raised with every change of Situation, so that nothing of an earlier kind is read. */
const VERSION = 1;

export function situationStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, name: string) {
  const key = `emulated-situation:${name}`;
  return {
    read: (): Kept | null => {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      return isKept(kept) ? kept : null;
    },
    write: (kept: Kept) => storage.setItem(key, JSON.stringify({ version: VERSION, ...kept })),
    forget: () => storage.removeItem(key),
  };
}

function isKept(value: unknown): value is Kept {
  if (!isObject(value) || value.version !== VERSION || !isObject(value.situation)) return false;
  const { scenario } = value.situation;
  return typeof scenario === 'string' && isScenarioName(scenario);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
