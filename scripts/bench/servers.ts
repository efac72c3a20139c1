import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { createBackend } from '../../mocks/backend';
import { createHttpServer, listenOn } from '../../mocks/http';

/** A build behind the emulated HTTP backend. */
function createApp(distDir: string, signedInAs?: string): Server {
  const backend = createBackend({ scenario: 'typical', now: Date.now, signedInAs });
  return createHttpServer(backend, { distDir, fallback: 'app.html' });
}

/** Serves a page at '/', and everything else as the build in dist/ does. */
function createLimit(html: string, signedInAs?: string): Server {
  const app = createApp('dist', signedInAs);
  const body = brotliCompressSync(html);
  return createServer((request, response) => {
    if (request.url === '/') {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Content-Encoding', 'br');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(body);
    } else {
      app.emit('request', request, response);
    }
  });
}

/** The prerendered landing page without its scripts: what a visitor's page costs at least. */
const publicLimit = () =>
  readFileSync('dist/index.html', 'utf8')
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

const memberLimit = () => readFileSync('scripts/bench/memberLimit.html', 'utf8');

const MEMBER = 'demo';

/** The origins of a build for a visitor and for a member. */
export async function serveBuild(distDir: string) {
  return { visitor: await listenOn(createApp(distDir)), member: await listenOn(createApp(distDir, MEMBER)) };
}

/** The origins of the two limit pages: one HTML file each, with inlined styles and no library. */
export async function serveLimits() {
  return {
    visitor: await listenOn(createLimit(publicLimit())),
    member: await listenOn(createLimit(memberLimit(), MEMBER)),
  };
}
