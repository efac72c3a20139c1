import { type BackendOptions, createBackend } from '../mocks/backend';
import { createHttpServer, listenOn } from '../mocks/http';

/** Serves a production build with an emulated backend of its own. */
export async function serveBuild(folder: string, options: BackendOptions) {
  const backend = createBackend(options);
  const server = createHttpServer(backend, { distDir: folder });
  const url = await listenOn(server);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, backend, stop };
}
