import { buildScenario } from '../scenarios/scenarios';
import { tablesStorage } from './storage';

beforeEach(() => sessionStorage.clear());

test('reads back the tables that were written under the same name', () => {
  const tables = buildScenario('empty', 0);
  tablesStorage(sessionStorage, 'empty').write(tables);
  expect(tablesStorage(sessionStorage, 'empty').read()).toEqual(JSON.parse(JSON.stringify(tables)));
  expect(tablesStorage(sessionStorage, 'typical').read()).toBeNull();
});

test('ignores the tables of another version', () => {
  sessionStorage.setItem('emulated-backend:empty', '{"members":[]}');
  expect(tablesStorage(sessionStorage, 'empty').read()).toBeNull();
});

test('removes outdated tables when the storage is full', () => {
  const items = new Map([['emulated-backend:large', 'old']]);
  const full = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key: string) => void items.delete(key),
  };
  tablesStorage(full, 'large').write(buildScenario('empty', 0));
  expect(items.size).toBe(0);
});
