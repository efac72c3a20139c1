import { isObject } from '../wire/json';
import type { Tables } from './db';

/** Stores the tables so that they survive a reload. */
export type StoragePort = { read: () => Tables | null; write: (tables: Tables) => void };

/** A port to the browser's storage. If the storage is full, nothing is stored, and the tables are lost when the page unloads. */
export function tablesStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  name: string,
): StoragePort & { forget: () => void } {
  const key = `emulated-backend:${name}`;
  return {
    read: () => {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      return isTables(stored) ? stored : null;
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

/** Rejects the tables of an older version, which may lack a table. */
function isTables(value: unknown): value is Tables {
  return isObject(value) && TABLE_NAMES.every((name) => name in value);
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
