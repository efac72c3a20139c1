import type { Plugin } from 'vite';
import { pageDescription, site } from '../src/site.ts';

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
