import type { Plugin } from 'vite';
import { pageDescription } from '../src/site.ts';

/** Adds the description for search engines to the page. */
export function descriptionTag(): Plugin {
  return {
    name: 'description-tag',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'description', content: pageDescription }, injectTo: 'head' },
    ],
  };
}
