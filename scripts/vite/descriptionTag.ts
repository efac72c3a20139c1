import type { Plugin } from 'vite';
import { pageDescription } from '../../src/site.ts';

/** Puts the description for search engines into the page. */
export function descriptionTag(): Plugin {
  return {
    name: 'description-tag',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'description', content: pageDescription }, injectTo: 'head' },
    ],
  };
}
