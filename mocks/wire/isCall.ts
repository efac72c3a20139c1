/**
 * Whether a request is for the backend. `/login` and `/logout` are also paths of the application, so the method decides.
 * (rule: paths-shared-with-the-backend)
 */
export function isCall(method: string, pathname: string): boolean {
  if (pathname === '/api' || pathname.startsWith('/api/')) return true;
  return pathname === '/login' ? method === 'POST' : pathname === '/logout' && method === 'GET';
}
