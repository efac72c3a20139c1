import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { findNginx } from '../../e2e/support/findNginx';
import { startNginx } from '../../e2e/support/nginx';
import { createBackend } from '../../mocks/backend';
import { createHttpServer, listenOn } from '../../mocks/http';
import { COMPILE_HINT } from '../../vite/compileHints';
import { precompressFiles } from '../../vite/precompressedFiles';

const stops: (() => Promise<void>)[] = [];

/** Stops all servers, and removes their files. */
export const stopServers = () => Promise.all(stops.map((stop) => stop()));

/** Serves a folder and an emulated backend of its own, compressed and cached as by deploy/nginx, if nginx is installed. */
async function serve(folder: string, signedInAs?: string): Promise<string> {
  const backend = createBackend({ scenario: 'typical', now: Date.now, signedInAs });
  const origin = await listenOn(createHttpServer(backend, { distDir: folder, fallback: 'app.html' }));
  if (findNginx() === null) return origin;
  const { url, stop } = await startNginx(origin, folder);
  stops.push(stop);
  return url;
}

/** Serves a page at '/', its script, if it has one, at '/assets/limit.js', and the fonts of dist/. */
async function serveLimit(html: string, signedInAs?: string, script?: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'limit-'));
  stops.push(() => rm(folder, { recursive: true }));
  await cp('dist/assets', `${folder}/assets`, {
    recursive: true,
    filter: (file) => !/\.(?:js|css|br|gz)$/.test(file),
  });
  await writeFile(`${folder}/index.html`, html);
  if (script !== undefined) await writeFile(`${folder}/assets/limit.js`, script);
  await precompressFiles(folder);
  return serve(folder, signedInAs);
}

/** The prerendered landing page without its scripts: what a visitor's page costs at least. */
const publicLimit = () =>
  readFileSync('dist/index.html', 'utf8')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

const memberLimit = () => readFileSync('scripts/bench/memberLimit.html', 'utf8');

/** The member's limit page, drawn by '/assets/limit.js' instead of its second inline script. The first one still sends the calls. */
const librariesLimit = () =>
  memberLimit().replace(
    /(<\/script>\s*)<script>.*?<\/script>/s,
    '$1<script type="module" src="/assets/limit.js"></script>',
  );

/** One script of scripts/bench/libraries/, made as small and as quick to start as those of the build. */
async function libraryScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`scripts/bench/libraries/${name}.tsx`],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'temporal-polyfill/global': './vite/empty.ts' },
  });
  return COMPILE_HINT + (outputFiles[0]?.text ?? '');
}

const MEMBER = 'demo';

/** The origins of a build for a visitor and for a member. */
export const serveBuild = async (folder: string) => ({
  visitor: await serve(folder),
  member: await serve(folder, MEMBER),
});

/** The origins of the two limit pages: one HTML file each, with inlined styles and no library. */
export const serveLimits = async () => ({
  visitor: await serveLimit(publicLimit()),
  member: await serveLimit(memberLimit(), MEMBER),
});

/** The member's limit page with the libraries of each screen. */
export function serveLibraries() {
  const screens = { home: 'home', unitsOpen: 'units open', winterize: 'winterize' };
  return Promise.all(
    Object.entries(screens).map(async ([file, name]) => {
      const script = await libraryScript(file);
      return { name, url: await serveLimit(librariesLimit(), MEMBER, script) };
    }),
  );
}
