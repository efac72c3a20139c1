import type { CSSOptions } from 'vite';

/** Style sheets find Bootstrap by its path. Bootstrap 5 is written for `@import`, which Sass calls deprecated. */
export const sassOptions: CSSOptions = {
  preprocessorOptions: {
    scss: { loadPaths: ['node_modules'], quietDeps: true, silenceDeprecations: ['import'] },
  },
};
