/**
 * Whether a request is the backend's. `/login` and `/logout` are paths of the application too, so the method decides
 * whose they are (decision B7).
 */
export function isCall(method: string, pathname: string): boolean {
  if (pathname === '/api' || pathname.startsWith('/api/')) return true;
  return pathname === '/login' ? method === 'POST' : pathname === '/logout' && method === 'GET';
}
