import type { Tables } from './db';

/** Where the tables outlive the page's memory. */
export type StoragePort = { read: () => Tables | null; write: (tables: Tables) => void };

/** The browser's storage under a name. A full storage is no failure: the tables then end with the page. */
export function storageUnder(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  name: string,
): StoragePort & { forget: () => void } {
  const key = `emulated-backend:${name}`;
  return {
    read: () => {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      return isTables(kept) ? kept : null;
    },
    write: (tables) => {
      try {
        storage.setItem(key, JSON.stringify(tables));
      } catch {
        storage.removeItem(key);
      }
    },
    forget: () => storage.removeItem(key),
  };
}

/** What an earlier version has kept may lack a table, and is then no use. */
function isTables(value: unknown): value is Tables {
  return typeof value === 'object' && value !== null && TABLE_NAMES.every((name) => name in value);
}

const TABLE_NAMES: readonly (keyof Tables)[] = [
  'colonies',
  'members',
  'signUps',
  'holidays',
  'sessions',
  'resets',
  'invitations',
  'serviceRequests',
  'mails',
  'settings',
  'lastIds',
];
