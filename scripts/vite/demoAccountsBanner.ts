import type { Plugin } from 'vite';
import { demoIntroduction } from '../../mocks/data/demoAccounts.ts';

/** Prints the demo accounts of the emulated backend once the dev server listens. */
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
