import type { CSSOptions } from 'vite';

/** Bootstrap's Sass still uses what Sass deprecates; that is for Bootstrap to change. */
export const sassOptions: CSSOptions = {
  preprocessorOptions: {
    scss: { quietDeps: true, silenceDeprecations: ['import'], loadPaths: ['node_modules'] },
  },
};
