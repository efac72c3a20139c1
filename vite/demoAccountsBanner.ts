import type { Plugin } from 'vite';
import { demoIntroduction } from '../mocks/data/demoAccounts.ts';

/** Prints the demo accounts of the emulated backend when the dev server has started. */
export function demoAccountsBanner(): Plugin {
  return {
    name: 'demo-accounts-banner',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        server.config.logger.info(`\n${demoIntroduction()}\n`);
      };
    },
  };
}
