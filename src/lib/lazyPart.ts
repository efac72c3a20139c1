import { reportFailure } from './failures';
import { readScreenFiles } from './screenFiles';
import { trackWait } from './waits';

/** Only a reload can help: a deployment has removed a file, or the browser remembers that it could not import one. */
export class PartGoneError extends Error {}

/** Code that is not in the first chunk: a screen, a dialog, or a function. */
export interface LazyPart<Code> {
  /** False for what may never be needed. */
  isPrefetched: boolean;
  loaded: () => Code | null;
  /** Loads the code. A failure is reported; the next call tries again. Rejects with a `PartGoneError` if that cannot help. */
  load: () => Promise<Code>;
  /** Loads the code at low priority. Rejects if it fails, and reports nothing: whoever needs the code loads it again. */
  prefetch: () => Promise<Code>;
}

/** Every part that the modules loaded so far have declared, by its name. */
const parts = new Map<string, LazyPart<unknown>>();

/** The files that are fetched here or have been, so that two parts share a file. */
const fetches: Record<string, Promise<void> | undefined> = {};

async function fetchNow(file: string, priority: RequestPriority): Promise<void> {
  try {
    const answer = await fetch(file, { priority });
    await answer.arrayBuffer();
    if (answer.status === 404 || answer.status === 410) throw new PartGoneError(file);
    if (!answer.ok) throw new Error(`${file} could not be fetched.`);
  } catch (error) {
    // The next call tries again.
    delete fetches[file];
    throw error;
  }
}

/** Fetches files before their import: a browser may remember a failed import, while a failed fetch can be retried. */
async function fetchFiles(name: string, priority: RequestPriority): Promise<void> {
  const files = readScreenFiles()?.parts[name] ?? [];
  const missing = files.filter((file) => document.querySelector(`link[href="${file}"]`) === null);
  await Promise.all(missing.map((file) => (fetches[file] ??= fetchNow(file, priority))));
}

/** Code that loads on demand. `name` is that of its file and export: the build lists the files of a part by it. */
export function lazyPart<Name extends string, Code>(
  name: Name,
  importFile: () => Promise<Record<Name, Code>>,
  { isPrefetched = true } = {},
): LazyPart<Code> {
  let code: Code | null = null;
  async function get(priority: RequestPriority): Promise<Code> {
    await fetchFiles(name, priority);
    const whenGone = (error: unknown) => {
      throw new PartGoneError(name, { cause: error });
    };
    code ??= (await importFile().catch(whenGone))[name];
    return code;
  }
  async function load(): Promise<Code> {
    try {
      return await trackWait(get('auto'));
    } catch (error) {
      reportFailure({ kind: 'missing-chunk', part: name });
      throw error;
    }
  }
  const part = { isPrefetched, loaded: () => code, load, prefetch: () => get('low') };
  parts.set(name, part);
  return part;
}

/** The parts to prefetch that have not loaded yet, by name, in the order of their declaration. */
export const missingParts = (): ReadonlyMap<string, LazyPart<unknown>> =>
  new Map([...parts].filter(([, { isPrefetched, loaded }]) => isPrefetched && loaded() === null));

export async function loadPart(name: string): Promise<void> {
  await parts.get(name)?.load();
}
