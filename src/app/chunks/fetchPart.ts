/**
 * Fetches all files of a part that is imported only when it is asked for, so that the import finds them at hand. A
 * browser may remember for as long as the page lives that an import has failed; a fetch can be tried again. Without the
 * build's list of files there is nothing to do.
 */
export async function fetchPart(module: string): Promise<void> {
  const list = document.getElementById('screen-files')?.textContent;
  if (!list) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has written it
  const { parts } = JSON.parse(list) as { parts: Record<string, string[] | undefined> };
  const answers = await Promise.all((parts[module] ?? []).map((file) => fetch(file)));
  if (answers.some(({ ok }) => !ok)) throw new Error(`A file of ${module} is gone.`);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
}
