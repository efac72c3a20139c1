import type { ProxyOptions } from 'vite';
import { isCall } from '../../mocks/wire/isCall.ts';

/** The dev server's routes to a real backend, by method where a path is both. */
export function backendProxy(target: string): Record<string, ProxyOptions> {
  const toBackend: ProxyOptions = {
    target,
    changeOrigin: true,
    bypass: (request) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      return isCall(request.method ?? 'GET', pathname) ? undefined : '/index.html';
    },
  };
  return { '^/api/': toBackend, '^/login$': toBackend, '^/logout$': toBackend };
}
