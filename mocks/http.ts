import { getResponse } from 'msw';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { Backend } from './backend';
import { createStaticFiles } from './static/staticFiles';
import { BASE_URL } from './wire/baseUrl';
import { isCall } from './wire/isCall';

type HttpOptions = {
  /** A folder of built files to serve beside the calls. */
  distDir?: string;
};

/**
 * Serves a backend as a plain HTTP server, for the production bundle and for other clients. Each client has its own session
 * cookie.
 */
export function createHttpServer(backend: Backend, { distDir }: HttpOptions = {}): Server {
  const serveFile = distDir === undefined ? null : createStaticFiles(distDir);

  async function serveCall(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const answer = await getResponse(backend.handlers, await toRequest(incoming, outgoing), {
      baseUrl: BASE_URL,
    });
    if (answer === undefined) return sendText(outgoing, 404, 'Not found');
    if (answer.type === 'error') return void incoming.socket.destroy();
    outgoing.statusCode = answer.status;
    for (const [name, value] of answer.headers) outgoing.appendHeader(name, value);
    outgoing.end(await answer.text());
  }

  return createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    const [pathname = '/'] = url.split('?');
    const sendMissing = () => sendText(outgoing, 404, 'Not found');
    if (!isValidEncoding(pathname)) return sendText(outgoing, 400, 'Bad request');
    if (!isCall(method, pathname))
      return serveFile ? serveFile(incoming, outgoing, sendMissing) : sendMissing();
    return void serveCall(incoming, outgoing).catch((error: unknown) =>
      sendText(outgoing, 500, String(error)),
    );
  });
}

/** False for a path with invalid percent-encoding. sirv would answer such a path with the application's page. */
function isValidEncoding(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Listens and returns the origin for this machine. Port 0 chooses a free port. Rejects if the port is in use. */
export async function listenOn(server: Server, port = 0, host = '127.0.0.1'): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return `http://127.0.0.1:${address.port}`;
}

/**
 * Listens on a port that the person at the command line has chosen. If the server cannot listen there, prints a line that says
 * why, and resolves with false.
 */
export async function listenFromCommandLine(server: Server, port: string, host?: string): Promise<boolean> {
  try {
    await listenOn(server, Number(port), host);
    return true;
  } catch (error) {
    const isTaken = String(error).includes('EADDRINUSE');
    const reason = isTaken ? `Port ${port} is in use. Choose another port with PORT=...` : String(error);
    process.stderr.write(`${reason}\n`);
    process.exitCode = 1;
    return false;
  }
}

async function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request> {
  // A HEAD request gets the answer of a GET request; Node leaves out the body.
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const disconnected = new AbortController();
  outgoing.on('close', () => disconnected.abort());
  const body = await textOf(incoming);
  return new Request(new URL(incoming.url ?? '/', BASE_URL), {
    method,
    headers,
    signal: disconnected.signal,
    ...(body !== '' && { body }),
  });
}

function sendText(outgoing: ServerResponse, status: number, text: string): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  outgoing.end(text);
}
