import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Removes the service worker of the emulated backend from the production build. Vite copies it there from public/. */
export function withoutMockWorker(): Plugin {
  let outDir = '';
  return {
    name: 'without-mock-worker',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await rm(path.join(outDir, 'mockServiceWorker.js'), { force: true });
    },
  };
}
