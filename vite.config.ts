import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import svgr from 'vite-plugin-svgr';
import { readPolicy } from './mocks/static/contentSecurityPolicy.ts';
import { backendProxy } from './vite/backendProxy.ts';
import { buildTargets } from './vite/buildTargets.ts';
import { compileHints } from './vite/compileHints.ts';
import { NOTICES } from './vite/completeNotices.ts';
import { emulatedApp } from './vite/emulatedApp.ts';
import { finishedBuild } from './vite/finishedBuild.ts';
import { headTags, reportsTag } from './vite/headTags.ts';
import { homeScreen } from './vite/homeScreen.ts';
import { prerenderedPages } from './vite/prerenderedPages.ts';
import { qaPages } from './vite/qaPages.ts';
import { replacedModules } from './vite/replacedModules.ts';
import { sassOptions } from './vite/sassOptions.ts';
import { siteZone } from './vite/siteZone.ts';
import { sourceMaps } from './vite/sourceMaps.ts';
import { version } from './vite/version.ts';

/**
 * The code that every page loads is one file, and the styles of most screens are another. Three groups join modules that several
 * screens share. The bundler splits all other modules by use.
 */
const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  { name: 'styles', test: /\/(?!Dialog|ShabbosPicker|UnitsOpenScreen)[\w-]+\.scss$/, priority: 3 },
  // This group includes classnames, which all dialogs import. Otherwise the bundler's runtime would be one more file of the first load.
  {
    name: 'common',
    test: /\/src\/(?:domain\/(?!calendar\/|password\.)|ui\/(?:feedback\/|structure\/|text\/|useNow\.|uniqueKeys\.))|\/node_modules\/classnames\//,
    minShareCount: 2,
    priority: 2,
  },
  // The excluded fields are those that the home does not have.
  { name: 'forms', test: /\/src\/ui\/(?:fields\/(?!Password|YesNo|TextArea)|forms\/)/, priority: 1 },
  // Yup, and what the two request forms share, with the fields that no other form has.
  {
    name: 'rules',
    test: /\/node_modules\/yup\/|\/codeSchema\.|\/src\/(?:api|features)\/requests\b|\/(?:YesNo|TextArea)Field\./,
    minShareCount: 2,
    priority: 1,
  },
];

/** Modules without side effects whose package.json does not say so. The exception, locale.js, registers the translations. */
const withoutEffects = /\/@hebcal\/core\/dist\/esm\/(?!locale\.js$)/;

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
      svgr(),
      headTags(),
      version(),
      homeScreen(),
      siteZone(),
      ...(isEmulated ? [emulatedApp()] : []),
      ...(isForQa ? [qaPages()] : []),
      ...(isProduct ? [reportsTag(), compileHints(), prerenderedPages(), sourceMaps(), finishedBuild()] : []),
    ],
    resolve: { alias: replacedModules, tsconfigPaths: true },
    css: sassOptions,
    preview: { headers: { ...(policy !== null && { 'Content-Security-Policy': policy }) } },
    server: { ...(backendUrl && { proxy: backendProxy(backendUrl) }) },
    // A build for QA may be served from any folder.
    ...(isForQa && { base: './' }),
    build: {
      ...(isForQa && { outDir: 'dist-qa' }),
      license: { fileName: NOTICES },
      target: buildTargets,
      // src/lib/loading/lazyPart.ts fetches the files, so Vite adds only the stylesheets.
      ...(isProduct && { modulePreload: false }),
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups } },
        ...(isProduct && {
          treeshake: { moduleSideEffects: [{ test: withoutEffects, sideEffects: false }] },
        }),
      },
    },
  };
});
