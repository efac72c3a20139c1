import { reportFailure } from '../failures';
import { trackWait } from '../waits';
import { readScreenFiles } from './screenFiles';

/** Means that only a reload can help: a deployment has removed a file, or the browser remembers a failed import. */
export class PartGoneError extends Error {}

/** Code that is not in the first chunk, such as a screen, a dialog or a function. */
export interface LazyPart<Code> {
  /** The name of the file and of what is used of it. It is the key in the page's list of files. */
  name: string;
  loaded: () => Code | null;
  /** Loads the code. A failure is reported; the next call tries again. Rejects with a `PartGoneError` if a retry cannot help. */
  load: () => Promise<Code>;
  /** Loads the code at low priority. A failure rejects and is not reported: `load` tries again when the code is needed. */
  prefetch: () => Promise<Code>;
}

/** Every part that the modules loaded so far have declared. */
export const lazyParts: LazyPart<unknown>[] = [];

/** The files whose fetch is in flight or done. Two parts that need the same file share its fetch. */
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

/** Declares code that loads on demand: what a file's module has under `name`. `alongside` loads at the same time and may fail. */
export function lazyPart<Name extends string, Module extends Record<Name, unknown>>(
  name: Name,
  importModule: () => Promise<Module>,
  { alongside }: { alongside?: LazyPart<unknown> } = {},
): LazyPart<Module[Name]> {
  let code: Module[Name] | null = null;
  async function get(priority: RequestPriority): Promise<Module[Name]> {
    const other = (priority === 'low' ? alongside?.prefetch() : alongside?.load())?.catch(() => undefined);
    await fetchFiles(name, priority);
    const module = await importModule().catch((error: unknown) => {
      throw new PartGoneError(name, { cause: error });
    });
    await other;
    code ??= module[name];
    return code;
  }
  async function load(): Promise<Module[Name]> {
    try {
      return await trackWait(get('auto'));
    } catch (error) {
      reportFailure({ kind: 'missing-chunk', part: name });
      throw error;
    }
  }
  const part = { name, loaded: () => code, load, prefetch: () => get('low') };
  lazyParts.push(part);
  return part;
}
