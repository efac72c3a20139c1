import { reportFailure } from './failures';
import { readScreenFiles } from './screenFiles';

/** Only a reload can help: a deployment has removed a file, or the browser remembers that it could not import one. */
export class PartGoneError extends Error {}

/** Code that is not in the first chunk: a screen, a dialog, or a function. */
export interface LazyPart<Code> {
  /** The name of the file that it imports, by which the build lists its files. */
  name: string;
  /** The code if it has loaded, else null. */
  loaded: () => Code | null;
  /** Loads the code. A failure is reported; the next call tries again. Rejects with a `PartGoneError` if that cannot help. */
  load: () => Promise<Code>;
}

const parts = new Map<string, LazyPart<unknown>>();

/** The files that this page has fetched here. */
const fetched = new Set<string>();

/** Whether the page has asked for a file, here or by a tag in its head. */
const isRequested = (file: string) =>
  fetched.has(file) || document.querySelector(`link[href="${file}"]`) !== null;

/**
 * Fetches the files of a part before they are imported: a browser may remember a failed import until the page is closed, and a
 * failed fetch can be retried. Does nothing where the page has no list of files, as on the dev server.
 */
async function fetchFiles(name: string): Promise<void> {
  const files = (readScreenFiles()?.parts[name] ?? []).filter((file) => !isRequested(file));
  await Promise.all(
    files.map(async (file) => {
      const { ok, status } = await fetch(file).then(async (answer) => {
        await answer.arrayBuffer();
        return answer;
      });
      if (status === 404 || status === 410) throw new PartGoneError(file);
      if (!ok) throw new Error(`${file} could not be fetched.`);
      fetched.add(file);
    }),
  );
}

/**
 * A part of the application that is loaded on demand. `name` is the name of the file that `importCode` imports; the bundler
 * makes a chunk for each literal import().
 */
export function lazyPart<Code>(name: string, importCode: () => Promise<Code>): LazyPart<Code> {
  let code: Code | null = null;
  async function load(): Promise<Code> {
    try {
      await fetchFiles(name);
      code ??= await importCode().catch((error: unknown) => {
        throw new PartGoneError(name, { cause: error });
      });
      return code;
    } catch (error) {
      reportFailure({ kind: 'missing-chunk', part: name });
      throw error;
    }
  }
  const part: LazyPart<Code> = { name, loaded: () => code, load };
  parts.set(name, part);
  return part;
}

/** Loads a part by its name. Does nothing for the code of the first chunk, which is no part. */
export async function loadPart(name: string): Promise<void> {
  await parts.get(name)?.load();
}
