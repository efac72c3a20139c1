import type { Plugin } from 'vite';
import { demoIntroduction } from '../mocks/data/demoAccounts.ts';

/**
 * Starts a page from `mocks/qa/main.ts`, which starts the emulated backend and then the app. The dev server prints the demo
 * accounts when it has started.
 */
export function emulatedApp(): Plugin {
  return {
    name: 'emulated-app',
    transformIndexHtml: {
      // Runs before Vite reads the scripts of the page.
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/mocks/qa/main.ts'),
    },
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(`\n${demoIntroduction()}\n`);
      };
    },
  };
}
