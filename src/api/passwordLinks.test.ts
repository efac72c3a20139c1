import { bodiesOf, startBackend } from '../../test/backend';
import { acceptInvitation, requestPasswordMail, setNewPassword } from './passwordLinks';

const ODD_TOKEN = 'reset/+%?#ü';

test('sends a new password with the unencoded token', async () => {
  const backend = startBackend();
  await setNewPassword({ password: 'Shabbos2', password2: 'Shabbos2', token: ODD_TOKEN });
  expect(bodiesOf(backend, 'setNewPass')).toStrictEqual([
    { password: 'Shabbos2', password2: 'Shabbos2', token: 'reset/+%?#ü' },
  ]);
});

test('sends the email address to request a password link', async () => {
  const backend = startBackend();
  await requestPasswordMail('demo@example.com');
  expect(bodiesOf(backend, 'forgot')).toStrictEqual([{ email: 'demo@example.com' }]);
});

test('sends a new account with the unencoded token', async () => {
  const backend = startBackend();
  await acceptInvitation({
    username: 'newman',
    password: 'Shabbos2',
    password2: 'Shabbos2',
    token: 'join/+%?#ü',
  });
  expect(bodiesOf(backend, 'acceptInvitation')).toStrictEqual([
    { username: 'newman', password: 'Shabbos2', password2: 'Shabbos2', token: 'join/+%?#ü' },
  ]);
});
