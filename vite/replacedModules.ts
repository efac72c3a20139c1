import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** Modules of libraries, and what the app loads in their place. */
export const replacedModules: Alias[] = [
  // The calendar library imports this polyfill for functions that the app does not use.
  { find: 'temporal-polyfill/global', replacement: fileURLToPath(new URL('empty.ts', import.meta.url)) },
  // Formik imports four functions of Lodash. The same functions of es-toolkit are less than half as long.
  { find: /^lodash-es\/(\w+)$/, replacement: 'es-toolkit/compat/$1' },
];
