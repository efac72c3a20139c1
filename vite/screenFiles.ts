import path from 'node:path';
import type { Rolldown } from 'vite';
import type { ScreenFiles } from '../src/lib/loading/screenFiles.ts';
import type * as Renderer from '../src/prerender.tsx';

type Screens = Pick<typeof Renderer, 'allScreens' | 'likelyScreenAt'>;

function screensByAddress({ allScreens, likelyScreenAt }: Screens, wasSignedIn: boolean) {
  const addresses = allScreens.map((screen) => screen.path).filter((address) => !address.includes(':'));
  return Object.fromEntries(
    addresses.map((address) => [address, likelyScreenAt(address, wasSignedIn).code.name]),
  );
}

/** The screen at each address without a token, and the files of each screen and part, which src/head/head.ts preloads. */
export function screenFilesOf(bundle: Rolldown.OutputBundle, screens: Screens): ScreenFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkNamed = (fileName: string) => chunks.find((chunk) => chunk.fileName === fileName);
  const chunkOf = (file: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file));

  /** The files of a chunk and of all that it imports statically, without the chunks in `loaded`. */
  function filesOf(start: Rolldown.OutputChunk | undefined, loaded = new Set<string>()): Set<string> {
    const files = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (chunk === undefined || files.has(chunk.fileName) || loaded.has(chunk.fileName)) return;
      files.add(chunk.fileName);
      for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
      for (const name of chunk.imports) visit(chunkNamed(name));
    };
    visit(start);
    return files;
  }

  const firstFiles = filesOf(chunkOf('/index.html'));
  const length = (file: string) => chunkNamed(file)?.code.length ?? 0;
  // Styles come first, then scripts, the shortest first. Over HTTP/1.1 a browser requests only six files at a time, so it requests
  // the long scripts last. They then do not delay the entry script, and arrive while it runs.
  const urlsOf = (start: Rolldown.OutputChunk | undefined) =>
    [...filesOf(start, firstFiles)].toSorted((a, b) => length(a) - length(b)).map((file) => `/${file}`);

  /** The chunks that the product loads on demand, each with the name of the imported file without its extension. */
  const parts = chunks.flatMap((chunk) => {
    const { isDynamicEntry, facadeModuleId } = chunk;
    const file = facadeModuleId ?? '';
    return isDynamicEntry && file.includes('/src/') ? { name: path.parse(file).name, chunk } : [];
  });
  for (const { code } of screens.allScreens)
    if (parts.filter(({ name }) => name === code.name).length !== 1)
      throw new Error(
        `src/app/screens.ts: ${code.name} must be loaded on demand, from one file of this name.`,
      );
  return {
    visitor: screensByAddress(screens, false),
    member: screensByAddress(screens, true),
    entry: `/${chunkOf('/index.html')?.fileName ?? ''}`,
    withRecords: screens.allScreens.flatMap(({ showsRecords, code }) => (showsRecords ? code.name : [])),
    parts: Object.fromEntries(parts.map(({ name, chunk }) => [name, urlsOf(chunk)])),
  };
}
