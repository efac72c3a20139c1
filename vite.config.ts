import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, loadEnv } from 'vite';
import { readPolicy } from './mocks/static/contentSecurityPolicy.ts';
import { allExtras } from './vite/allExtras.ts';
import { backendProxy } from './vite/backendProxy.ts';
import { completeNotices, NOTICES } from './vite/completeNotices.ts';
import { headTags } from './vite/headTags.ts';
import { compileHints } from './vite/compileHints.ts';
import { demoAccountsBanner } from './vite/demoAccountsBanner.ts';
import { emulatedEntry } from './vite/emulatedEntry.ts';
import { precompressedFiles } from './vite/precompressedFiles.ts';
import { prerenderedPages } from './vite/prerenderedPages.ts';
import { qaPages } from './vite/qaPages.ts';
import { errorsWithoutStack } from './vite/errorsWithoutStack.ts';
import { fixedExtras } from './vite/fixedExtras.ts';
import { homeScreen } from './vite/homeScreen.ts';
import { placeholderReport } from './vite/placeholderReport.ts';
import { replacedModules } from './vite/replacedModules.ts';
import { reportsTag } from './vite/reportsTag.ts';
import { sassOptions } from './vite/sassOptions.ts';
import { sourceMaps } from './vite/sourceMaps.ts';
import { withoutUnusedParts } from './vite/withoutUnusedParts.ts';
import { version } from './vite/version.ts';
import { withoutMockWorker } from './vite/withoutMockWorker.ts';

/**
 * Groups shared modules into few files. Over HTTP/1.1 a browser requests only six files at a time, so each further file may
 * cost a round trip. The bundler splits the other modules by use.
 */
const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  // Shared by all screens except the public ones.
  {
    name: 'common',
    test: /\/(?:account|app|minyan|requests|units-open)\.scss$|\/(?:EventName|FormPlaceholder|MailLink|NotUpdated|Panel|RichText)\.tsx$|\/(?:isLongName|useNow)\.ts$|\/node_modules\/classnames\/|\/src\/domain\/(?!calendar|zonedTime|timeZoneData|cutOff\.)/,
    priority: 1,
  },
  { name: 'minyan', test: /\/src\/domain\/calendar\/|\/UnitsOpenScene\.tsx$/ },
  {
    name: 'forms',
    test: /\/src\/ui\/(?:fields|forms)\/|\/FormStatus\.tsx$/,
    priority: 1,
  },
  // Yup, and what the two request forms share.
  {
    name: 'rules',
    test: /\/node_modules\/yup\/|\/src\/api\/requests\.ts$|\/features\/requests\/(?:DuplicateSentence|FormGroup|TermsFields|UnitCountFields|requestSchemaFields|unitCounts)\.tsx?$/,
  },
];

/**
 * `vite` runs on the emulated backend unless VITE_BACKEND_URL names a real one. `vite build` writes the production build
 * without the emulated backend. `vite build --mode qa` writes the build for testers with the emulated backend.
 */
export default defineConfig(({ command, mode }) => {
  const { VITE_BACKEND_URL: backendUrl } = loadEnv(mode, process.cwd(), 'VITE_');
  const isForQa = mode === 'qa';
  const isEmulated = isForQa || (command === 'serve' && !backendUrl);
  const policy = readPolicy('dist');
  const isProduct = command === 'build' && !isForQa;
  return {
    plugins: [
      react(),
      headTags(),
      version(),
      ...allExtras(),
      homeScreen(isEmulated),
      ...(isEmulated ? [emulatedEntry(), demoAccountsBanner()] : []),
      ...(isForQa ? [qaPages()] : []),
      ...(isProduct
        ? [
            fixedExtras(),
            reportsTag(),
            errorsWithoutStack(),
            withoutUnusedParts(),
            compileHints(),
            prerenderedPages(),
            withoutMockWorker(),
            sourceMaps(),
            placeholderReport(),
            completeNotices(),
            precompressedFiles(),
          ]
        : []),
    ],
    resolve: { alias: replacedModules },
    css: sassOptions,
    preview: { headers: { ...(policy !== null && { 'Content-Security-Policy': policy }) } },
    server: { ...(backendUrl && { proxy: backendProxy(backendUrl) }) },
    // A build for QA may be served from any folder.
    ...(isForQa && { base: './' }),
    build: {
      ...(isForQa && { outDir: 'dist-qa' }),
      license: { fileName: NOTICES },
      // Of the scripts and the styles: the browsers of `browserslist` in package.json.
      target: browserslistToEsbuild(),
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  };
});
