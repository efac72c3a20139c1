import { parseScenarioFile, type ScenarioFile } from '../recorded/scenarioFile';

/**
 * Keeps the scenario file of a tab over reloads. The Cache API, because a file can be larger than the session storage, which
 * has only the address of the file in the cache.
 */
export function fileOfTab(session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, base: string) {
  const key = `emulated-file:${base}`;
  const open = () => caches.open('emulated-scenario-files');

  async function forget(): Promise<void> {
    const address = session.getItem(key);
    if (address === null) return;
    session.removeItem(key);
    await (await open()).delete(address);
  }

  return {
    forget,
    /** Null if the tab has no file, or if the file is no longer there. */
    read: async (): Promise<ScenarioFile | null> => {
      const address = session.getItem(key);
      const stored = address === null ? undefined : await (await open()).match(address);
      return stored === undefined ? null : parseScenarioFile(await stored.text());
    },
    write: async (text: string): Promise<void> => {
      await forget();
      const address = `${base}scenario-file/${crypto.randomUUID()}`;
      await (await open()).put(address, new Response(text));
      session.setItem(key, address);
    },
  };
}
