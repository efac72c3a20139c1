import type { Sources } from './tokenUses';

declare global {
  interface ImportMeta {
    glob<T>(
      patterns: readonly string[],
      options: { query: '?raw'; import: 'default'; eager: true },
    ): Record<string, T>;
  }
}

/** All style sheets and components that may use tokens, as Vite bundles them into Storybook. */
export const sources: Sources = import.meta.glob<string>(
  [
    '../../**/*.scss',
    '../../**/*.tsx',
    '!../../**/*.stories.tsx',
    '!../../**/*.test.tsx',
    '!../generated/**',
    '!../foundations/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
