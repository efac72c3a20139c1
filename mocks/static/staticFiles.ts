import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { readPolicy } from './contentSecurityPolicy';

type ServeFile = (incoming: IncomingMessage, outgoing: ServerResponse, onMissing: () => void) => void;

/**
 * Serves a folder of built files as deploy/nginx.conf does. `/about` gets about.html or about/index.html if the build
 * prerendered it. Any other path without a file extension gets the file `fallback`, the page of the application. Browsers
 * that accept compression get the `.br` or `.gz` file beside a file. The Content-Security-Policy is that of the build.
 */
export function createStaticFiles(folder: string, fallback = 'index.html'): ServeFile {
  return sirv(folder, {
    // Reads the folder on each request, so that a new build is served without a restart.
    dev: true,
    single: fallback,
    brotli: true,
    gzip: true,
    setHeaders: (outgoing, pathname) => {
      const isAsset = pathname.startsWith('/assets/');
      outgoing.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      const policy = isAsset ? null : readPolicy(folder);
      if (policy !== null) outgoing.setHeader('Content-Security-Policy', policy);
    },
  });
}
