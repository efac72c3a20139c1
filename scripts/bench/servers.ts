import { type Browser, chromium } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from '../../e2e/support/app';
import { hasBrotli, startNginx } from '../../e2e/support/nginx';
import { launchOptions } from '../../e2e/support/programs';
import { type BackendOptions, createBackend } from '../../mocks/backend';
import { createHttpServer, listenOn } from '../../mocks/http';
import { COMPILE_HINT } from '../../vite/compileHints';
import { precompressFiles } from '../../vite/precompressedFiles';
import { siteZoneModule, ZONE_DATA } from '../../vite/siteZone';

const stops: (() => Promise<unknown>)[] = [];

/** Stops nginx, and removes the files of the limit pages. The backends' servers listen until the process ends. */
export const stopServers = () => Promise.all(stops.map((stop) => stop()));

/** Serves a folder and an emulated backend of its own over HTTP/2, as deploy/nginx/https.conf does. */
export async function serve(folder: string, options: Partial<BackendOptions> = {}): Promise<Site> {
  if (!hasBrotli) throw new Error('Install libnginx-mod-http-brotli-static: the site serves brotli.');
  const backend = createBackend({ scenario: 'typical', now: Date.now, ...options });
  const { url, stop } = await startNginx(await listenOn(createHttpServer(backend)), folder, {
    sample: 'https',
  });
  stops.push(stop);
  return { url, backend };
}

/** Opens a browser that trusts the servers' certificate. With `--ignore-certificate-errors`, the browser would cache nothing. */
export function openBrowser(): Promise<Browser> {
  const { publicKey } = new X509Certificate(readFileSync('e2e/support/testCertificate/fullchain.pem'));
  const key = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return chromium.launch(launchOptions(`--ignore-certificate-errors-spki-list=${key.digest('base64')}`));
}

/** The options of a backend at which a member is already signed in. */
export const SIGNED_IN = { signedInAs: 'demo' };

/** Serves a page at '/', its script, if it has one, at '/assets/limit.js', and the fonts of dist/. */
async function serveLimit(html: string, options: Partial<BackendOptions>, script?: string): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'limit-'));
  stops.push(() => rm(folder, { recursive: true }));
  await cp('dist/assets', `${folder}/assets`, {
    recursive: true,
    filter: (file) => !/\.(?:js|css|br|gz)$/.test(file),
  });
  await writeFile(`${folder}/index.html`, html);
  if (script !== undefined) await writeFile(`${folder}/assets/limit.js`, script);
  await precompressFiles(folder);
  return serve(folder, options);
}

const memberLimit = readFileSync('scripts/bench/memberLimit.html', 'utf8');

/** What a visitor's page costs at least: the prerendered landing page without its scripts. */
export const servePublicLimit = () =>
  serveLimit(
    readFileSync('dist/index.html', 'utf8')
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, ''),
    {},
  );

/** What a member's page costs at least: inline scripts send the three calls and draw heading, count and form. */
export const serveMemberLimit = () => serveLimit(memberLimit, SIGNED_IN);

const siteZone: Plugin = {
  name: 'site-zone',
  setup: (bundle) => bundle.onLoad({ filter: ZONE_DATA }, () => ({ contents: siteZoneModule() })),
};

/** The member's limit page, drawn by a script of scripts/bench/libraries/ with the libraries that a screen needs. */
export async function serveLibraries(name: string): Promise<Site> {
  const { outputFiles } = await build({
    entryPoints: [`scripts/bench/libraries/${name}.tsx`],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'temporal-polyfill/global': './vite/empty.ts' },
    plugins: [siteZone],
  });
  // The script replaces the second inline script. The first one still sends the calls.
  const html = memberLimit.replace(
    /(<\/script>\s*)<script>.*?<\/script>/s,
    '$1<script type="module" src="/assets/limit.js"></script>',
  );
  return serveLimit(html, SIGNED_IN, COMPILE_HINT + (outputFiles[0]?.text ?? ''));
}
