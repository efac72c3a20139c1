import path from 'node:path';
import type { Rolldown } from 'vite';
import { likelyScreen, routeOf, screenNames, type ScreenName } from '../src/lib/routes.ts';
import type { ScreenFiles } from '../src/lib/screenFiles.ts';

function screensByAddress(wasSignedIn: boolean): Record<string, ScreenName> {
  const addresses = screenNames.map((name) => routeOf(name).path).filter((address) => !address.includes(':'));
  return Object.fromEntries(addresses.map((address) => [address, likelyScreen(address, wasSignedIn)]));
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

  const screenChunks = screenNames.map((name) => ({
    name,
    chunk: chunkOf(`/src/${routeOf(name).module}.tsx`),
  }));
  const partChunks = chunks.filter(
    (chunk) =>
      chunk.isDynamicEntry &&
      chunk.facadeModuleId?.includes('/src/features/') &&
      screenChunks.every((screen) => screen.chunk !== chunk),
  );
  const visitor = screensByAddress(false);
  const member = screensByAddress(true);
  const named = new Set([...Object.values(visitor), ...Object.values(member)]);
  return {
    visitor,
    member,
    entry: `/${chunkOf('/index.html')?.fileName ?? ''}`,
    files: Object.fromEntries(
      screenChunks.filter(({ name }) => named.has(name)).map(({ name, chunk }) => [name, addressesOf(chunk)]),
    ),
    withRecords: screenNames.filter((name) => routeOf(name).needs.includes('attendanceState')),
    parts: Object.fromEntries(
      partChunks.map((chunk) => [path.basename(chunk.facadeModuleId ?? '', '.tsx'), addressesOf(chunk)]),
    ),
  };
}
