import type { Plugin } from 'vite';
import { placeholders } from '../src/site.ts';
import { completeNotices } from './completeNotices.ts';
import { precompressFiles } from './precompressedFiles.ts';

/** Completes the folder of the production build, and lists the company facts that are still placeholders. */
export function finishedBuild(): Plugin {
  return {
    name: 'finished-build',
    writeBundle: {
      // Runs after the plugin that writes the prerendered pages.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        await completeNotices(dir);
        await precompressFiles(dir);
      },
    },
    closeBundle() {
      const lines = placeholders.map(({ what, value }) => `  ${what}: ${value}`);
      if (lines.length > 0) this.info(`Placeholders still in src/site.ts:\n${lines.join('\n')}`);
    },
  };
}
