import type { paths } from './contract';

const callPaths: Record<keyof paths, true> = {
  '/api/user': true,
  '/api/colony': true,
  '/login': true,
  '/logout': true,
  '/api/reset/tekenVerify/{reset_token}': true,
  '/api/reset/setNewPass': true,
  '/api/reset/forgot': true,
  '/api/join/tekenVerify/{join_token}': true,
  '/api/join/accept': true,
  '/api/user/update': true,
  '/api/user/updateNotification': true,
  '/api/user/updatePassword': true,
  '/api/user/request': true,
  '/api/user/verifyBypassCode': true,
  '/api/minyan': true,
  '/api/minyan/add': true,
  '/api/minyan/{recordId}': true,
};

/** A call with the contract's pattern for its path, so without token, id and query, as in 'DELETE /api/minyan/{recordId}'. */
export function callPattern(call: string): string {
  const [method = '', address = ''] = call.split(' ');
  const path = address.replace(/\?.*/, '');
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/\{\w+\}/, '.+')}$`).test(path);
  const candidates = Object.keys(callPaths).filter(matches);
  const pattern = candidates.find((candidate) => !candidate.includes('{')) ?? candidates[0];
  return pattern === undefined ? 'other' : `${method} ${pattern}`;
}
