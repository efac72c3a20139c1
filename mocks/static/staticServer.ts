import { createServer, type Server } from 'node:http';
import { createStaticFiles } from './staticFiles';

type StaticServerOptions = {
  folder: string;
  /** The path under which the folder is served: '/', or one that begins and ends with '/'. */
  base?: string;
  /** The file for a path that has no file of its own. */
  fallback?: string;
};

const ANY_HOST = 'http://host.invalid';

/** A plain file server, like a host of static previews. It answers only GET, and has no backend. */
export function createStaticServer({ folder, base = '/', fallback }: StaticServerOptions): Server {
  const serveFile = createStaticFiles(folder, fallback);
  return createServer((incoming, outgoing) => {
    const sendMissing = () => outgoing.writeHead(404).end('Not found');
    const { pathname } = new URL(incoming.url ?? '/', ANY_HOST);
    if (incoming.method !== 'GET' || !pathname.startsWith(base)) return sendMissing();
    incoming.url = pathname.slice(base.length - 1);
    return serveFile(incoming, outgoing, sendMissing);
  });
}
