/** The 17 calls, keyed by operationId in docs/openapi.yaml. A ':' in a path begins a parameter. `words` are for testers. */
export const calls = {
  getUser: { method: 'GET', path: '/api/user', words: 'Read the member' },
  getColony: { method: 'GET', path: '/api/colony', words: 'Read the community' },
  login: { method: 'POST', path: '/login', words: 'Log in' },
  logout: { method: 'GET', path: '/logout', words: 'Log out' },
  verifyResetToken: {
    method: 'GET',
    path: '/api/reset/tekenVerify/:reset_token',
    words: 'Check a password link',
  },
  setNewPass: { method: 'POST', path: '/api/reset/setNewPass', words: 'Set a new password' },
  forgot: { method: 'POST', path: '/api/reset/forgot', words: 'Ask for a password link' },
  verifyJoinToken: { method: 'GET', path: '/api/join/tekenVerify/:join_token', words: 'Check an invitation' },
  acceptInvitation: { method: 'POST', path: '/api/join/accept', words: 'Create an account' },
  updateUser: { method: 'POST', path: '/api/user/update', words: 'Save personal info' },
  updateNotification: {
    method: 'POST',
    path: '/api/user/updateNotification',
    words: 'Save notification settings',
  },
  updatePassword: { method: 'POST', path: '/api/user/updatePassword', words: 'Change the password' },
  requestService: { method: 'POST', path: '/api/user/request', words: 'Request winterization' },
  verifyBypassCode: { method: 'POST', path: '/api/user/verifyBypassCode', words: 'Check a bypass code' },
  getMinyan: { method: 'GET', path: '/api/minyan', words: 'Read the sign-ups' },
  addToMinyan: { method: 'POST', path: '/api/minyan/add', words: 'Sign up for an event' },
  removeFromMinyan: { method: 'DELETE', path: '/api/minyan/:recordId', words: 'Remove a sign-up' },
} as const;

export type CallName = keyof typeof calls;

export function isCallName(text: string): text is CallName {
  return Object.hasOwn(calls, text);
}

export const callNames = Object.keys(calls).filter(isCallName);
