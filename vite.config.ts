import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { backendProxy } from './scripts/vite/backendProxy.ts';
import { descriptionTag } from './scripts/vite/descriptionTag.ts';
import { demoAccountsBanner } from './scripts/vite/demoAccountsBanner.ts';
import { precompressedFiles } from './scripts/vite/precompressedFiles.ts';
import { prerenderedPages } from './scripts/vite/prerenderedPages.ts';
import { qaPages } from './scripts/vite/qaPages.ts';
import { placeholderReport } from './scripts/vite/placeholderReport.ts';
import { sassOptions } from './scripts/vite/sassOptions.ts';
import { withoutMockWorker } from './scripts/vite/withoutMockWorker.ts';

/** Few files: each one asked for costs a round trip. What stands in none of these is split by use. */
const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  // What every screen but the public ones has.
  {
    name: 'common',
    test: /\/(?:account|app|minyan|requests)\.scss$|\/(?:EventName|Panel|RichText)\.tsx$|\/useSubmission\.ts$/,
    priority: 1,
  },
  { name: 'minyan', test: /\/src\/domain\/calendar\/|\/UnitsOpenScene\.tsx$/ },
  { name: 'domain', test: /\/src\/domain\/(?!calendar)|\/useNow\.ts$/, priority: 1 },
  { name: 'forms', test: /\/src\/ui\/(?:fields|forms)\/|\/(?:FormStatus|SubmitButton)\.tsx$/ },
];

/**
 * `vite` runs on the emulated backend unless VITE_BACKEND_URL names a real one; `vite build` is the production
 * bundle, which holds nothing of the emulation. `vite build --mode qa` is a build for testers that brings it along.
 */
export default defineConfig(({ command, mode }) => {
  const { VITE_BACKEND_URL: backendUrl } = loadEnv(mode, process.cwd(), 'VITE_');
  const isForQa = mode === 'qa';
  const isEmulated = isForQa || (command === 'serve' && !backendUrl);
  const isProduct = command === 'build' && !isForQa;
  return {
    define: { 'import.meta.env.VITE_EMULATED': JSON.stringify(isEmulated) },
    plugins: [
      react(),
      descriptionTag(),
      ...(isEmulated ? [demoAccountsBanner()] : []),
      ...(isForQa ? [qaPages()] : []),
      ...(isProduct
        ? [prerenderedPages(), withoutMockWorker(), placeholderReport(), precompressedFiles()]
        : []),
    ],
    // The calendar library pulls this in for parts that are not used here; no code of ours needs Temporal.
    resolve: {
      alias: { 'temporal-polyfill/global': fileURLToPath(new URL('scripts/vite/empty.ts', import.meta.url)) },
    },
    css: sassOptions,
    server: { ...(backendUrl && { proxy: backendProxy(backendUrl) }) },
    // A build for QA may lie below any path.
    ...(isForQa && { base: './' }),
    build: {
      ...(isForQa && { outDir: 'dist-qa' }),
      license: { fileName: 'third-party-notices.md' },
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  };
});
