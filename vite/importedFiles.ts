import path from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /\(\) => import\('([^']+)'\)/g;

/** The name by which the pages list the files of what an import loads. */
export const nameOf = (module: string) => path.parse(module).name;

/** Gives every `() => import('…')` the name of its file: src/lib/lazyPart.ts fetches the files of the chunk before the import. */
export function importedFiles(): Plugin {
  return {
    name: 'imported-files',
    apply: 'build',
    enforce: 'pre',
    // src/lib/lazyPart.ts fetches the files, so Vite adds only the stylesheets.
    config: () => ({ build: { modulePreload: false } }),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: IMPORT },
      handler: (code) => ({
        code: code.replaceAll(
          IMPORT,
          (load, module: string) => `Object.assign(${load}, { file: '${nameOf(module)}' })`,
        ),
        // The lines stay as they are.
        map: null,
      }),
    },
  };
}
