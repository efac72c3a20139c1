import type { Plugin } from 'vite';
import { errorReports, pageDescription, site } from '../src/site.ts';

/** Adds to the page the title that a tab shows until a screen renders its own, and the description for search engines. */
export function headTags(): Plugin {
  return {
    name: 'head-tags',
    transformIndexHtml: () => [
      { tag: 'title', children: site.name, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'description', content: pageDescription }, injectTo: 'head' },
    ],
  };
}

/** Writes the address for error reports into every page, if `src/site.ts` names one. */
export function reportsTag(): Plugin {
  const { address, timings } = errorReports;
  if (address !== null && !/^\/(?![/\\])/.test(address))
    throw new Error(`src/site.ts: the address for error reports must begin with one '/': ${address}`);
  return {
    name: 'reports-tag',
    transformIndexHtml() {
      if (address === null) return [];
      const attrs = { name: 'error-reports', content: address, 'data-timings': timings };
      return [{ tag: 'meta', attrs, injectTo: 'head' }];
    },
  };
}
