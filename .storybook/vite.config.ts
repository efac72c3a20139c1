import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import svgr from 'vite-plugin-svgr';
import { replacedModules } from '../vite/replacedModules.ts';
import { sassOptions } from '../vite/sassOptions.ts';
import { siteZone } from '../vite/siteZone.ts';

/** The app's Vite settings for modules and styles only: Storybook builds its own pages. */
export default defineConfig({
  plugins: [react(), svgr(), siteZone()],
  resolve: { alias: replacedModules, tsconfigPaths: true },
  css: sassOptions,
  build: { chunkSizeWarningLimit: 2000 },
});
