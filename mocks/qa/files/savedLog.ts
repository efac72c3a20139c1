import type { LoggedCall } from '../../wire/callLog';

/** In characters. The tables share the storage, and must still fit. */
const MAX_LENGTH = 500_000;

/** Keeps the log of calls over a reload: the newest calls, as many as fit. */
export function logStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, name: string) {
  const key = `emulated-log:${name}`;
  return {
    /** Returns the log that the page has left, and removes it from the storage, where it needs space. */
    take: (): LoggedCall[] => {
      const text = storage.getItem(key);
      storage.removeItem(key);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below
      return text === null ? [] : (JSON.parse(text) as LoggedCall[]);
    },
    write: (log: readonly LoggedCall[]): void => {
      const kept: string[] = [];
      let length = 0;
      for (const call of log.toReversed()) {
        const text = JSON.stringify({ ...call, thrown: textOfError(call.thrown) });
        length += text.length;
        if (length > MAX_LENGTH) break;
        kept.unshift(text);
      }
      try {
        storage.setItem(key, `[${kept.join(',')}]`);
      } catch {
        storage.removeItem(key);
      }
    },
  };
}

/** The message of an error, because JSON has no errors. A log that was read back has the message already. */
export function textOfError(thrown: unknown): string | undefined {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === 'string' ? thrown : undefined;
}
