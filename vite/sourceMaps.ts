import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Writes the source maps into the folder `dist-maps` beside `dist`, so that they are not served. */
export function sourceMaps(): Plugin {
  return {
    name: 'source-maps',
    apply: 'build',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    generateBundle: {
      // Runs after the plugins that still change the chunks.
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const folder = `${dir}-maps`;
        await rm(folder, { recursive: true, force: true });
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.map')) continue;
          const target = path.join(folder, name);
          await mkdir(path.dirname(target), { recursive: true });
          await writeFile(target, file.source);
          delete bundle[name];
        }
      },
    },
  };
}
