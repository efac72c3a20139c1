/** Whether a request is for the backend. `GET /login` is a screen of the application (rule: paths-shared-with-the-backend). */
export function isCall(method: string, pathname: string): boolean {
  if (pathname === '/api' || pathname.startsWith('/api/')) return true;
  return (method === 'POST' && pathname === '/login') || (method === 'GET' && pathname === '/logout');
}
