import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { createBackend } from '../../mocks/backend';
import { createHttpServer, listenOn } from '../../mocks/http';
import { COMPILE_HINT } from '../../vite/compileHints';

/** A build behind the emulated HTTP backend. */
function createApp(distDir: string, signedInAs?: string): Server {
  const backend = createBackend({ scenario: 'typical', now: Date.now, signedInAs });
  return createHttpServer(backend, { distDir, fallback: 'app.html' });
}

/** Serves a page at '/' and its script, if it has one, at '/limit.js'. Serves everything else as the build in dist/ does. */
function createLimit(
  html: string,
  { signedInAs, script }: { signedInAs?: string; script?: string } = {},
): Server {
  const app = createApp('dist', signedInAs);
  const page = brotliCompressSync(html);
  const code = script === undefined ? null : brotliCompressSync(script);
  return createServer((request, response) => {
    const send = (type: string, caching: string, body: Buffer) => {
      response.setHeader('Content-Type', type);
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Cache-Control', caching);
      response.end(body);
    };
    if (request.url === '/') send('text/html', 'no-cache', page);
    else if (request.url === '/limit.js' && code !== null) send('text/javascript', 'max-age=31536000', code);
    else app.emit('request', request, response);
  });
}

/** The prerendered landing page without its scripts: what a visitor's page costs at least. */
const publicLimit = () =>
  readFileSync('dist/index.html', 'utf8')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

const memberLimit = () => readFileSync('scripts/bench/memberLimit.html', 'utf8');

/** The member's limit page, drawn by '/limit.js' instead of its second inline script. The first one still sends the calls. */
const librariesLimit = () =>
  memberLimit().replace(
    /(<\/script>\s*)<script>.*?<\/script>/s,
    '$1<script type="module" src="/limit.js"></script>',
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
export async function serveBuild(distDir: string) {
  return { visitor: await listenOn(createApp(distDir)), member: await listenOn(createApp(distDir, MEMBER)) };
}

/** The origins of the two limit pages: one HTML file each, with inlined styles and no library. */
export async function serveLimits() {
  return {
    visitor: await listenOn(createLimit(publicLimit())),
    member: await listenOn(createLimit(memberLimit(), { signedInAs: MEMBER })),
  };
}

/** The member's limit page with the libraries of each screen. */
export function serveLibraries() {
  const screens = { home: 'home', unitsOpen: 'units open', winterize: 'winterize' };
  return Promise.all(
    Object.entries(screens).map(async ([file, name]) => {
      const options = { signedInAs: MEMBER, script: await libraryScript(file) };
      return { name, url: await listenOn(createLimit(librariesLimit(), options)) };
    }),
  );
}
