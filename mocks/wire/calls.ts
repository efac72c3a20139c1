/** The 17 calls by their operationId in docs/openapi.yaml. Paths are written as MSW expects them. */
export const calls = {
  getUser: { method: 'GET', path: '/api/user' },
  getColony: { method: 'GET', path: '/api/colony' },
  login: { method: 'POST', path: '/login' },
  logout: { method: 'GET', path: '/logout' },
  verifyResetToken: { method: 'GET', path: '/api/reset/tekenVerify/:reset_token' },
  setNewPass: { method: 'POST', path: '/api/reset/setNewPass' },
  forgot: { method: 'POST', path: '/api/reset/forgot' },
  verifyJoinToken: { method: 'GET', path: '/api/join/tekenVerify/:join_token' },
  acceptInvitation: { method: 'POST', path: '/api/join/accept' },
  updateUser: { method: 'POST', path: '/api/user/update' },
  updateNotification: { method: 'POST', path: '/api/user/updateNotification' },
  updatePassword: { method: 'POST', path: '/api/user/updatePassword' },
  requestService: { method: 'POST', path: '/api/user/request' },
  verifyBypassCode: { method: 'POST', path: '/api/user/verifyBypassCode' },
  getMinyan: { method: 'GET', path: '/api/minyan' },
  addToMinyan: { method: 'POST', path: '/api/minyan/add' },
  removeFromMinyan: { method: 'DELETE', path: '/api/minyan/:recordId' },
} as const;

/** What each call does, for testers. */
export const callWords: Readonly<Record<keyof typeof calls, string>> = {
  getUser: 'Read the member',
  getColony: 'Read the community',
  login: 'Log in',
  logout: 'Log out',
  verifyResetToken: 'Check a password link',
  setNewPass: 'Set a new password',
  forgot: 'Ask for a password link',
  verifyJoinToken: 'Check an invitation',
  acceptInvitation: 'Create an account',
  updateUser: 'Save personal info',
  updateNotification: 'Save notification settings',
  updatePassword: 'Change the password',
  requestService: 'Request winterization',
  verifyBypassCode: 'Check a bypass code',
  getMinyan: 'Read the sign-ups',
  addToMinyan: 'Sign up for an event',
  removeFromMinyan: 'Remove a sign-up',
};

export type CallName = keyof typeof calls;

export function isCallName(text: string): text is CallName {
  return Object.hasOwn(calls, text);
}

export const callNames = Object.keys(calls).filter(isCallName);
