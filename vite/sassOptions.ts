import type { CSSOptions } from 'vite';

/** Silences the deprecation warnings of Bootstrap's own Sass, which only Bootstrap can fix. */
export const sassOptions: CSSOptions = {
  preprocessorOptions: {
    scss: { quietDeps: true, silenceDeprecations: ['import'], loadPaths: ['node_modules'] },
  },
};
