import { reportFailure } from './failures';
import { readScreenFiles } from './screenFiles';
import { trackWait } from './waits';

/** Only a reload can help: a deployment has removed a file, or the browser remembers that it could not import one. */
export class PartGoneError extends Error {}

/** Imports a module. In a build, vite/importedFiles.ts adds the name of its file. */
export type ImportModule<Module> = (() => Promise<Module>) & { file?: string };

/** Code that is not in the first chunk: a screen, a dialog, or a function. */
export interface LazyPart<Code> {
  /** The name of its file in a build, by which the page lists what to fetch for it. */
  file: string | undefined;
  loaded: () => Code | null;
  /** Loads the code. A failure is reported; the next call tries again. Rejects with a `PartGoneError` if that cannot help. */
  load: () => Promise<Code>;
  /** Loads the code at low priority. Rejects if it fails, and reports nothing: whoever needs the code loads it again. */
  prefetch: () => Promise<Code>;
}

const parts: LazyPart<unknown>[] = [];

/** Every part that the modules loaded so far have declared. */
export const lazyParts = (): readonly LazyPart<unknown>[] => parts;

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
async function fetchFiles(name: string | undefined, priority: RequestPriority): Promise<void> {
  const files = readScreenFiles()?.parts[name ?? ''] ?? [];
  const missing = files.filter((file) => document.querySelector(`link[href="${file}"]`) === null);
  await Promise.all(missing.map((file) => (fetches[file] ??= fetchNow(file, priority))));
}

interface LazyPartOptions {
  /** Loads together with this part, which can do without it. */
  alongside?: LazyPart<unknown>;
}

/** Code that loads on demand: `pick` takes it from the imported module. */
export function lazyPart<Module, Code>(
  importModule: ImportModule<Module>,
  pick: (module: Module) => Code,
  { alongside }: LazyPartOptions = {},
): LazyPart<Code> {
  const { file } = importModule;
  let code: Code | null = null;
  async function get(priority: RequestPriority): Promise<Code> {
    const other = alongside?.load().catch(() => undefined);
    await fetchFiles(file, priority);
    const module = await importModule().catch((error: unknown) => {
      throw new PartGoneError(file, { cause: error });
    });
    await other;
    code ??= pick(module);
    return code;
  }
  async function load(): Promise<Code> {
    try {
      return await trackWait(get('auto'));
    } catch (error) {
      reportFailure({ kind: 'missing-chunk', part: file });
      throw error;
    }
  }
  const part = { file, loaded: () => code, load, prefetch: () => get('low') };
  parts.push(part);
  return part;
}
