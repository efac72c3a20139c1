import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sassOptions } from '../scripts/vite/sassOptions.ts';

/** The application's settings without its way of building pages: the book has pages of its own. */
export default defineConfig({
  define: { 'import.meta.env.VITE_EMULATED': 'false' },
  plugins: [react()],
  resolve: {
    alias: {
      'temporal-polyfill/global': fileURLToPath(new URL('../scripts/vite/empty.ts', import.meta.url)),
    },
  },
  css: sassOptions,
  build: { target: 'es2022', chunkSizeWarningLimit: 2000 },
});
