import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { readPolicy } from './contentSecurityPolicy';

type ServeFile = (incoming: IncomingMessage, outgoing: ServerResponse, sendMissing: () => void) => void;

/** Paths with a token. A token may contain a dot, and sirv would then answer 404. */
const TOKEN_PATH = /^\/(?:reset|join)\//;

/**
 * Serves a folder of built files much as deploy/nginx/site.conf does. `/about` gets about.html or about/index.html if the build
 * prerendered it. A path without a file gets `fallback`, the page of the application, unless it is null or the path ends like a
 * file name. Browsers that accept compression get the `.br` or `.gz` file beside a file. The Content-Security-Policy is that of
 * the build.
 */
export function createStaticFiles(folder: string, fallback: string | null = 'app.html'): ServeFile {
  const serve = sirv(folder, {
    // Reads the folder on each request, so that a new build is served without a restart.
    dev: true,
    single: fallback ?? false,
    // A hidden path or an asset without a file gets a 404, too, not the fallback.
    ignores: ['/\\.', '^/assets/'],
    brotli: true,
    gzip: true,
    setHeaders: (outgoing, pathname) => {
      const isAsset = pathname.startsWith('/assets/');
      const caching = pathname === '/favicon.svg' ? 'public, max-age=86400' : 'no-cache';
      outgoing.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : caching);
      const policy = isAsset ? null : readPolicy(folder);
      if (policy !== null) outgoing.setHeader('Content-Security-Policy', policy);
    },
  });
  return (incoming, outgoing, sendMissing) => {
    if (fallback !== null && TOKEN_PATH.test(incoming.url ?? '')) incoming.url = `/${fallback}`;
    if (incoming.url === '/.well-known/change-password')
      return void outgoing.writeHead(302, { Location: '/account' }).end();
    return serve(incoming, outgoing, () => {
      // A missing file may exist after the next deployment.
      outgoing.setHeader('Cache-Control', 'no-store');
      sendMissing();
    });
  };
}
