import type { Plugin } from 'vite';
import { placeholders } from '../src/site.ts';

/** Lists the company facts that are still placeholders at the end of the production build. */
export function placeholderReport(): Plugin {
  return {
    name: 'placeholder-report',
    closeBundle() {
      const lines = placeholders.map(({ what, value }) => `  ${what}: ${value}`);
      if (lines.length > 0) this.info(`Placeholders still in src/site.ts:\n${lines.join('\n')}`);
    },
  };
}
