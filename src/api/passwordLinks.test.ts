import { bodiesOf, startBackend } from '../../test/backend';
import { acceptInvitation, requestPasswordMail, setNewPassword } from './passwordLinks';

const passwords = { password: 'Shabbos2', password2: 'Shabbos2' };
const newPassword = { ...passwords, token: 'reset/+%?#ü' };
const account = { ...passwords, username: 'newman', token: 'join/+%?#ü' };

test.each([
  ['a new password', 'setNewPass', () => setNewPassword(newPassword), newPassword],
  ['a new account', 'acceptInvitation', () => acceptInvitation(account), account],
  ['an address', 'forgot', () => requestPasswordMail('demo@example.com'), { email: 'demo@example.com' }],
] as const)('sends %s, with any token unencoded', async (_what, call, send, body) => {
  const backend = startBackend();
  await send();
  expect(bodiesOf(backend, call)).toStrictEqual([body]);
});
