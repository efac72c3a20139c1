import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createStaticFiles } from './staticFiles';

type StaticServerOptions = {
  folder: string;
  /** The path below which the folder lies, '/' or one that begins and ends with '/'. */
  base?: string;
  /** The file for an address without one. */
  fallback?: string;
};

const ANY_HOST = 'http://host.invalid';

/** A plain host of files, as those that previews are put on: it knows no calls. */
export function createStaticServer({ folder, base = '/', fallback }: StaticServerOptions): Server {
  const fileFor = createStaticFiles(folder, fallback);
  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', ANY_HOST);
    const isBelow = incoming.method === 'GET' && pathname.startsWith(base);
    const encodings = incoming.headers['accept-encoding'] ?? '';
    const wanted = decodeURIComponent(pathname.slice(base.length - 1));
    const file = isBelow ? await fileFor(wanted, encodings) : null;
    outgoing.writeHead(file === null ? 404 : 200, file?.headers);
    outgoing.end(file?.body ?? 'Not found');
  }

  return createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.writeHead(400).end());
  });
}
