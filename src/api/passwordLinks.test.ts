import { bodiesOf, startBackend } from '../../test/backend';
import { acceptInvitation, requestPasswordMail, setNewPassword } from './passwordLinks';

const ODD_TOKEN = 'reset/+%?#ü';

test('a new password goes with the token as it is', async () => {
  const backend = startBackend();
  await setNewPassword(ODD_TOKEN, 'Shabbos2', 'Shabbos2');
  expect(bodiesOf(backend, 'setNewPass')).toStrictEqual([
    { password: 'Shabbos2', password2: 'Shabbos2', token: 'reset/+%?#ü' },
  ]);
});

test('a request for a mail', async () => {
  const backend = startBackend();
  await requestPasswordMail('demo@example.com');
  expect(bodiesOf(backend, 'forgot')).toStrictEqual([{ email: 'demo@example.com' }]);
});

test('a new account', async () => {
  const backend = startBackend();
  await acceptInvitation('join/+%?#ü', { username: 'newman', password: 'Shabbos2', password2: 'Shabbos2' });
  expect(bodiesOf(backend, 'acceptInvitation')).toStrictEqual([
    { username: 'newman', password: 'Shabbos2', password2: 'Shabbos2', token: 'join/+%?#ü' },
  ]);
});
