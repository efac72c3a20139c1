import path from 'node:path';
import type { Rolldown } from 'vite';
import { likelyScreen, screens } from '../src/lib/routes.ts';
import type { ScreenFiles } from '../src/lib/screenFiles.ts';

function screensByAddress(wasSignedIn: boolean): Record<string, string> {
  const addresses = screens.map((row) => row.path).filter((address) => !address.includes(':'));
  return Object.fromEntries(
    addresses.map((address) => [address, likelyScreen(address, wasSignedIn).component]),
  );
}

/** The screens and files that the pages preload, from the bundler's chunks. */
export function screenFilesOf(bundle: Rolldown.OutputBundle): ScreenFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkNamed = (fileName: string) => chunks.find((chunk) => chunk.fileName === fileName);
  const chunkOf = (file: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));

  /** The files of a chunk and of everything it imports statically, except those in `loaded`. */
  function filesOf(entry: Rolldown.OutputChunk | undefined, loaded = new Set<string>()): Set<string> {
    const files = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (chunk === undefined || files.has(chunk.fileName) || loaded.has(chunk.fileName)) return;
      files.add(chunk.fileName);
      for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
      for (const name of chunk.imports) visit(chunkNamed(name));
    };
    visit(entry);
    return files;
  }

  const firstFiles = filesOf(chunkOf('/index.html'));
  const length = (file: string) => chunkNamed(file)?.code.length ?? 0;
  // Styles first, then the shortest scripts: over HTTP/1.1 browsers request only six files at a time. The long ones then leave
  // the line to the first script, and arrive while it runs.
  const addressesOf = (entry: Rolldown.OutputChunk | undefined) =>
    [...filesOf(entry, firstFiles)].toSorted((a, b) => length(a) - length(b)).map((file) => `/${file}`);

  /** The chunks of everything that the product loads on demand, by the name of the file that it imports. */
  const parts = chunks.flatMap((chunk) => {
    const { isDynamicEntry, facadeModuleId } = chunk;
    const file = facadeModuleId ?? '';
    return isDynamicEntry && file.includes('/src/') ? { name: path.parse(file).name, chunk } : [];
  });
  for (const { component } of screens)
    if (!parts.some(({ name }) => name === component))
      throw new Error(`src/lib/routes.ts: no code of ${component} is loaded on demand.`);
  return {
    visitor: screensByAddress(false),
    member: screensByAddress(true),
    entry: `/${chunkOf('/index.html')?.fileName ?? ''}`,
    withRecords: screens.flatMap((row) => (row.showsRecords ? row.component : [])),
    parts: Object.fromEntries(parts.map(({ name, chunk }) => [name, addressesOf(chunk)])),
  };
}
