import type { CSSOptions } from 'vite';

/** Style sheets `@use` what they need of Bootstrap by its path. */
export const sassOptions: CSSOptions = { preprocessorOptions: { scss: { loadPaths: ['node_modules'] } } };
