import type { Plugin } from 'vite';
import { errorReports } from '../src/site.ts';

/** Writes the address for error reports into every page, if `src/site.ts` names one. */
export function reportsTag(): Plugin {
  const { address, timings } = errorReports;
  if (address !== null && !/^\/(?![/\\])/.test(address))
    throw new Error(`src/site.ts: the address for error reports must begin with one '/': ${address}`);
  return {
    name: 'reports-tag',
    transformIndexHtml: () =>
      address === null
        ? []
        : [
            {
              tag: 'meta',
              attrs: { name: 'error-reports', content: address, 'data-timings': timings },
              injectTo: 'head',
            },
          ],
  };
}
