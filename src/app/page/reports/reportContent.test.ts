import { ApiError } from '@/api/client';
import { reportContent } from './sendReports';

const contentAt = (address: string, ...args: Parameters<typeof reportContent>) => {
  window.history.replaceState(null, '', address);
  return reportContent(...args);
};

it.each([
  ['/units-open?next=secret#secret', '/units-open'],
  ['/reset/secret', '/reset/:token'],
  ['/join/secret', '/join/:token'],
  ['/secret', 'other'],
])('reports the screen at %s as %s', (address, screen) => {
  expect(contentAt(address, { kind: 'render' })).toEqual({ kind: 'render', screen });
});

it('reports the name and place of an error, but not its message', () => {
  const error = new TypeError('Yaakov typed /units-open');
  error.stack = `${error.message}\n at f (${window.location.origin}/assets/HomeScreen-a1.js:1:23)\n at ${window.location.origin}/portal/assets/first-b2.js:4:5`;
  expect(contentAt('/', { kind: 'render', error })).toEqual({
    kind: 'render',
    screen: '/',
    error: 'TypeError',
    at: ['HomeScreen-a1.js:1:23', 'first-b2.js:4:5'],
  });
});

it('reports which call failed if nothing handles the error, but not the text of the server', () => {
  const error = new ApiError('refused', 'DELETE /api/minyan/{recordId}', 500, 'Yaakov has signed up');
  const content = reportContent({ kind: 'rejection', error });
  expect(content).toMatchObject({ call: 'DELETE /api/minyan/{recordId}', status: 500, error: 'ApiError' });
  expect(JSON.stringify(content)).not.toMatch(/Yaakov/);
});
