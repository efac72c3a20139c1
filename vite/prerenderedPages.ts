import react from '@vitejs/plugin-react';
import * as esbuild from 'esbuild';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import svgr from 'vite-plugin-svgr';
import { SCREEN_FILES_ID } from '../src/lib/loading/screenFiles.ts';
import type * as Renderer from '../src/prerender.tsx';
import { buildTargets } from './buildTargets.ts';
import { writePolicy } from './contentSecurityPolicy.ts';
import { sassOptions } from './sassOptions.ts';
import { screenFilesOf } from './screenFiles.ts';

/** The HTML file that a server sends for every address without a prerendered page. */
const FALLBACK = 'app.html';

/** Builds src/prerender.tsx into a folder, and imports it from there. */
async function loadRenderer(folder: string): Promise<typeof Renderer> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), svgr()],
    css: sassOptions,
    build: {
      ssr: 'src/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bundle was built from that module
  return import(pathToFileURL(path.join(folder, 'prerender.mjs')).href) as Promise<typeof Renderer>;
}

/** A script of src/head/, bundled to be inlined into a page. `target` limits the syntax that it may use. */
async function inlineScript(file: string, target: string | string[] = buildTargets): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join('src/head', file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The text that an outdated browser shows in place of everything that needs a script (rule: outdated-browser). */
const OUTDATED = '<p class="outdated">Please update your browser to use this site.</p>';

/**
 * Prerenders the public pages after the production build, so that visitors can read them before a script has run. Inlines the
 * first styles into every page, so that no stylesheet blocks the first paint.
 */
export function prerenderedPages(): Plugin {
  let styles = '';
  return {
    name: 'prerendered-pages',
    apply: 'build',
    generateBundle: {
      // Runs before Vite writes the names of the stylesheets into the HTML and the chunks.
      order: 'pre',
      handler(_options, bundle) {
        styles = takeFirstStyles(bundle);
      },
    },
    async writeBundle({ dir = '' }, bundle) {
      const html = await readFile(path.join(dir, 'index.html'), 'utf8');
      const scripts = [await inlineScript('outdatedBrowser.ts', 'es5'), await inlineScript('head.ts')];
      const menu = await inlineScript('menuBeforeStart.ts');
      await writePolicy(dir, [...scripts, menu], styles);
      const work = await mkdtemp('node_modules/.prerender-');
      try {
        const { renderPage, ...screens } = await loadRenderer(work);
        const screenFiles = screenFilesOf(bundle, screens);
        // `npm run size` reads this file and adds up what each page loads.
        await mkdir('reports', { recursive: true });
        await writeFile('reports/screen-files.json', JSON.stringify(screenFiles, null, 2));
        const data = `<script type="application/json" id="${SCREEN_FILES_ID}">${JSON.stringify(screenFiles)}</script>`;
        const tags = scripts.map((script) => `<script>${script}</script>`);
        const head = [data, ...tags, `<style>${styles}</style>`].join('\n    ');
        const inserts = [head, OUTDATED, `<script>${menu}</script>`];
        const template = inserts.reduce((rest, insert) => rest.replace(INSERTS_HERE, () => insert), html);
        for (const { path: address, isPrerendered } of screens.allScreens) {
          if (!isPrerendered) continue;
          const page = fillIn(template, address, await renderPage(address));
          await writeFile(path.join(dir, `${address.slice(1) || 'index'}.html`), page);
        }
        await writeFile(path.join(dir, FALLBACK), fillIn(template, '', ''));
      } finally {
        await rm(work, { recursive: true });
      }
    },
  };
}

/**
 * Removes the stylesheets of the entry from the bundle and returns their text, to be inlined into the pages. Vite then
 * neither links them in the HTML nor loads them again with a lazy chunk, which would put them after the styles of screens.
 */
function takeFirstStyles(bundle: Rolldown.OutputBundle): string {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  const names = entries.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const styles = names.map((name) => {
    const file = bundle[name];
    return file?.type === 'asset' ? String(file.source) : '';
  });
  for (const { viteMetadata } of entries) viteMetadata?.importedCss.clear();
  for (const name of names) delete bundle[name];
  return styles.join('').trim();
}

const TITLE = /<title>.*?<\/title>/;

/** The comments of index.html that say where something is inserted: in the head, before the root and after it. */
const INSERTS_HERE = /<!-- A production build inserts here.*?-->/;

/**
 * Fills in the page of an address and its markup, both '' for the fallback page. The entry script gets a low priority, because
 * visitors can read the page without it; src/head/head.ts raises it for members.
 */
function fillIn(template: string, address: string, markup: string): string {
  const [title = ''] = TITLE.exec(markup) ?? [];
  return template
    .replace('<html ', () => `<html data-page="${address}" `)
    .replace(TITLE, (ofTemplate) => title || ofTemplate)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<div id="root"></div>', () => `<div id="root">${markup.replace(title, '')}</div>`);
}
