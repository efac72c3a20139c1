import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { createStaticFiles } from './staticFiles';

type StaticServerOptions = {
  folder: string;
  /** The path under which the folder is served: '/', or one that begins and ends with '/'. */
  base?: string;
  /** The file that is sent, with status 404, for a path that has no file of its own. */
  fallback?: string;
};

const ANY_HOST = 'http://host.invalid';

/** A plain file server, like a host of static previews. It answers only GET and HEAD, and has no backend. */
export function createStaticServer({ folder, base = '/', fallback }: StaticServerOptions): Server {
  const serveFile = createStaticFiles(folder, null);
  return createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', ANY_HOST);
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (!isRead || !`${pathname}/`.startsWith(base)) return outgoing.writeHead(404).end('Not found');
    incoming.url = pathname.slice(base.length - 1) || '/';
    return serveFile(incoming, outgoing, () => {
      if (fallback === undefined) return outgoing.writeHead(404).end('Not found');
      outgoing.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      return createReadStream(path.join(folder, fallback)).pipe(outgoing);
    });
  });
}
