import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Removes the service worker of the emulated backend, a file of public/, from the production build. */
export function withoutMockWorker(): Plugin {
  let outDir = '';
  return {
    name: 'without-mock-worker',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      await rm(join(outDir, 'mockServiceWorker.js'), { force: true });
    },
  };
}
