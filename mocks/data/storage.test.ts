import { buildScenario } from '../scenarios/scenarios';
import { storageUnder } from './storage';

beforeEach(() => sessionStorage.clear());

test('what was written is read again, for its own scenario', () => {
  const tables = buildScenario('empty', 0);
  storageUnder(sessionStorage, 'empty').write(tables);
  expect(storageUnder(sessionStorage, 'empty').read()).toEqual(JSON.parse(JSON.stringify(tables)));
  expect(storageUnder(sessionStorage, 'typical').read()).toBeNull();
});

test('what another version has kept is no use', () => {
  sessionStorage.setItem('emulated-backend:empty', '{"members":[]}');
  expect(storageUnder(sessionStorage, 'empty').read()).toBeNull();
});

test('a full storage keeps nothing, rather than what is out of date', () => {
  const items = new Map([['emulated-backend:large', 'old']]);
  const full = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key: string) => void items.delete(key),
  };
  storageUnder(full, 'large').write(buildScenario('empty', 0));
  expect(items.size).toBe(0);
});
