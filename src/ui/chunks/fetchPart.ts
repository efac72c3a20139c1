import { readScreenFiles } from '../../lib/screenFiles';

/** The server no longer has a file of a part: a deployment has removed it, so only a reload of the page can help. */
export class PartGoneError extends Error {}

/**
 * Fetches all files of a part of a screen before it is imported. A browser may remember a failed import until the page is
 * closed; a failed fetch can be retried. Does nothing if the page has no list of files, as on the dev server.
 */
export async function fetchPart(module: string): Promise<void> {
  const files = readScreenFiles()?.parts[module] ?? [];
  const answers = await Promise.all(files.map((file) => fetch(file)));
  if (answers.some(({ status }) => status === 404 || status === 410)) throw new PartGoneError(module);
  if (answers.some(({ ok }) => !ok)) throw new Error(`A file of ${module} could not be fetched.`);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
}
