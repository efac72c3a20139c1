import type { ProxyOptions } from 'vite';
import { isCall } from '../mocks/wire/isCall.ts';

/** Proxies the dev server's calls to a real backend. Where a path is also an address of the app, the method decides. */
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
