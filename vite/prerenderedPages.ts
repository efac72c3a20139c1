import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { transform } from 'esbuild';
import { build, type Plugin } from 'vite';
import type * as Renderer from '../src/prerender.tsx';
import { routeOf, screenNames } from '../src/lib/routes.ts';
import { writePolicy } from './contentSecurityPolicy.ts';
import { sassOptions } from './sassOptions.ts';
import { takeFirstStyles } from './takeFirstStyles.ts';
import { screenFilesOf, type BuiltChunks } from './screenFiles.ts';

/** The prerendered pages, each with its address and its HTML file. */
const pages = screenNames
  .map(routeOf)
  .filter(({ isPrerendered }) => isPrerendered)
  .map(({ path: address }) => ({ path: address, file: `${address.slice(1) || 'index'}.html` }));

/** The HTML file that a server sends for every other address. */
const FALLBACK = 'app.html';

async function loadRenderer(root: string, into: string): Promise<typeof Renderer> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    css: sassOptions,
    build: {
      ssr: 'src/prerender.tsx',
      outDir: into,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bundle was built from that module
  return import(pathToFileURL(path.join(into, 'prerender.mjs')).href) as Promise<typeof Renderer>;
}

/** The scripts of src/ that are inlined into every page, in this order, each with the oldest syntax that its browsers read. */
const headScripts = [
  { file: 'outdatedBrowser.ts', target: 'es5' },
  { file: 'head.ts', target: browserslistToEsbuild() },
];

/** The texts of the scripts that are inlined into the pages. */
export async function inlineScripts(root: string): Promise<string[]> {
  return Promise.all(
    headScripts.map(async ({ file, target }) => {
      const source = await readFile(path.join(root, 'src', file), 'utf8');
      const { code } = await transform(source, { loader: 'ts', minify: true, format: 'iife', target });
      return code.trim();
    }),
  );
}

/** What an outdated browser shows in place of all that needs a script (rule: outdated-browser). */
const OUTDATED = '<p class="outdated">Please update your browser to use this site.</p>';

/**
 * Prerenders the public pages after the production build, so that visitors can read them before a script has run. Inlines the
 * first styles into every page, so that no stylesheet blocks the first paint.
 */
export function prerenderedPages(): Plugin {
  let root = '';
  let outDir = '';
  let chunks: BuiltChunks = {};
  let styles = '';
  return {
    name: 'prerendered-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = path.resolve(config.root, config.build.outDir);
    },
    generateBundle: {
      // Runs before Vite writes the names of the stylesheets into the HTML and the chunks.
      order: 'pre',
      handler(_options, bundle) {
        styles = takeFirstStyles(bundle);
      },
    },
    writeBundle(_options, bundle) {
      chunks = bundle;
    },
    async closeBundle(error?: Error) {
      if (error) return;
      const template = await readFile(path.join(outDir, 'index.html'), 'utf8');
      const screenFiles = screenFilesOf(chunks);
      await writeReport(root, screenFiles);
      const data = `<script type="application/json" id="screen-files">${JSON.stringify(screenFiles)}</script>`;
      const scripts = await inlineScripts(root);
      const tags = scripts.map((script) => `<script>${script}</script>`);
      const head = [data, ...tags, `<style>${styles}</style>`].join('\n    ');
      await writePolicy(outDir, scripts, styles);
      const work = await mkdtemp(path.join(root, 'node_modules/.prerender-'));
      try {
        const { renderPage } = await loadRenderer(root, work);
        for (const page of pages) {
          const markup = await renderPage(page.path);
          await writeFile(path.join(outDir, page.file), fillIn(template, head, page.path, markup));
        }
        await writeFile(path.join(outDir, FALLBACK), fillIn(template, head, '', ''));
      } finally {
        await rm(work, { recursive: true });
      }
    },
  };
}

/** Writes the report for `npm run size`, which adds up what each page loads. */
async function writeReport(root: string, screenFiles: object): Promise<void> {
  await mkdir(path.join(root, 'reports'), { recursive: true });
  await writeFile(path.join(root, 'reports/screen-files.json'), JSON.stringify(screenFiles, null, 2));
}

const TITLE = /<title>.*?<\/title>/;

/** Fills in the built HTML. `address` is the address of the markup, '' for the fallback page. */
function fillIn(template: string, head: string, address: string, markup: string): string {
  const [title = ''] = TITLE.exec(markup) ?? [];
  return template
    .replace('<html ', () => `<html data-page="${address}" `)
    .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${head}`)
    .replace(TITLE, (ofTemplate) => title || ofTemplate)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(
      '<div id="root"></div>',
      () => `${OUTDATED}\n    <div id="root">${markup.replace(title, '')}</div>`,
    );
}
