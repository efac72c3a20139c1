import { parseScenarioFile, type ScenarioFile } from '../../recorded/scenarioFile';

/**
 * Keeps the scenario file of a tab, or of the tabs that share a backend, over reloads. The file is in the Cache API, because it
 * can be too large for `storage`, which holds only its address in the cache.
 */
export function fileStorage(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, base: string) {
  const key = `emulated-file:${base}`;
  const open = () => caches.open('emulated-scenario-files');

  async function forget(): Promise<void> {
    const address = storage.getItem(key);
    if (address === null) return;
    storage.removeItem(key);
    await (await open()).delete(address);
  }

  return {
    forget,
    /** Null if there is no file, or if the cache no longer has it. */
    read: async (): Promise<ScenarioFile | null> => {
      const address = storage.getItem(key);
      const stored = address === null ? undefined : await (await open()).match(address);
      return stored === undefined ? null : parseScenarioFile(await stored.text());
    },
    write: async (text: string): Promise<void> => {
      await forget();
      const address = `${base}scenario-file/${crypto.randomUUID()}`;
      await (await open()).put(address, new Response(text));
      storage.setItem(key, address);
    },
  };
}
