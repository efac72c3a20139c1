import type { Plugin } from 'vite';

/** Starts a page from `mocks/qa/main.ts`, which starts the emulated backend and then the app. */
export function emulatedEntry(): Plugin {
  return {
    name: 'emulated-entry',
    transformIndexHtml: {
      // Runs before Vite reads the scripts of the page.
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/mocks/qa/main.ts'),
    },
  };
}
