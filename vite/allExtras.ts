import type { Plugin } from 'vite';
import { extras } from '../src/site.ts';

/**
 * With `EXTRAS=all`, a build has all optional extras on, whatever `src/site.ts` says. So all browser tests can run in both
 * positions of the switches (`npm run e2e:extras`).
 */
export function allExtras(): Plugin[] {
  if (process.env['EXTRAS'] !== 'all') return [];
  // Read by the plugins that fix the switches and write the icons.
  for (const extra of ['calendar', 'share', 'icon', 'poster'] as const) extras[extra] = true;
  return [
    {
      name: 'all-extras',
      transform: {
        filter: { id: /\/src\/site\.ts$/ },
        // Read by a build for QA, whose switches are not fixed.
        handler: (code) => ({
          code: `${code}\nObject.assign(extras, ${JSON.stringify(extras)});`,
          map: null,
        }),
      },
    },
  ];
}
