import type { Plugin } from 'vite';
import { placeholders } from '../../src/site.ts';

/** Names every company fact that is still a placeholder when the production bundle is built. */
export function placeholderReport(): Plugin {
  return {
    name: 'placeholder-report',
    closeBundle() {
      const lines = placeholders.map(({ what, value }) => `  ${what}: ${value}`);
      if (lines.length > 0) this.info(`Placeholders still in src/site.ts:\n${lines.join('\n')}`);
    },
  };
}
