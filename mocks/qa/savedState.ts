import { initialValues } from '../data/signUpFields';
import { type LoggedCall, textOfError } from '../wire/callLog';
import { isObject } from '../wire/json';
import { parameterNames } from './links/parameters';

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The version of what is saved. It changes with the parameters of a link and the fields of a sign-up. A value of another
 * version is ignored.
 */
const VERSION = [...parameterNames, ...Object.keys(initialValues)].join();

/** A value that survives a reload. If the storage is full, `write` removes what was saved. */
export function savedValue<Value>(area: Area, name: string) {
  const key = `emulated-${name}`;
  const forget = () => area.removeItem(key);
  /** The stored text. It differs after a change by another tab. */
  const text = () => area.getItem(key) ?? '';
  const read = (): Value | null => {
    const saved: unknown = JSON.parse(text() || 'null');
    if (!isObject(saved) || saved.version !== VERSION) return null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below
    return saved.value as Value;
  };
  return {
    read,
    forget,
    text,
    write: (value: Value): void => {
      try {
        area.setItem(key, JSON.stringify({ version: VERSION, value }));
      } catch {
        forget();
      }
    },
    /** Returns the value and removes it from the storage. */
    take: (): Value | null => {
      const value = read();
      forget();
      return value;
    },
  };
}

/**
 * Stores the scenario file or the report of a tab, or of the tabs that share a backend, over reloads. The file is in the Cache
 * API, because it can be too large for `area`, which stores only its address in the cache.
 */
export function savedFile(area: Area, base: string) {
  const saved = savedValue<string>(area, `file:${base}`);
  const open = () => caches.open('emulated-scenario-files');
  async function forget(): Promise<void> {
    const address = saved.take();
    if (address !== null) await (await open()).delete(address);
  }
  return {
    forget,
    /** The text of the file. It is null if no file was saved, or if the cache no longer has it. */
    read: async (): Promise<string | null> => {
      const address = saved.read();
      const stored = address === null ? undefined : await (await open()).match(address);
      return stored === undefined ? null : await stored.text();
    },
    write: async (text: string): Promise<void> => {
      await forget();
      const address = `${base}scenario-file/${crypto.randomUUID()}`;
      await (await open()).put(address, new Response(text));
      saved.write(address);
    },
  };
}

/** The most characters of a saved log. The backend's tables can be in the same storage, and must still fit. */
const MAX_LOG = 500_000;

/** The newest calls of a log, as many as can be saved. An error is replaced by its message, because JSON has no errors. */
export function callsToSave(log: readonly LoggedCall[]): LoggedCall[] {
  let length = 0;
  const newest = log.toReversed().map((call) => ({ ...call, thrown: textOfError(call.thrown) }));
  const tooMuch = newest.findIndex((call) => {
    length += JSON.stringify(call).length;
    return length > MAX_LOG;
  });
  return newest.slice(0, tooMuch === -1 ? undefined : tooMuch).toReversed();
}
