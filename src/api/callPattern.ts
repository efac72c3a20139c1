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

/**
 * A call with its path replaced by the matching path pattern of the contract. The result contains no token, id or query.
 * 'other' if no pattern matches.
 * @example callPattern('DELETE /api/minyan/8452') // 'DELETE /api/minyan/{recordId}'
 */
export function callPattern(call: string): string {
  const [method = '', address = ''] = call.split(' ');
  const path = address.replace(/\?.*/, '');
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/\{\w+\}/, '.+')}$`).test(path);
  const candidates = Object.keys(callPaths).filter(matches);
  const pattern = candidates.find((candidate) => !candidate.includes('{')) ?? candidates[0];
  return pattern === undefined ? 'other' : `${method} ${pattern}`;
}
