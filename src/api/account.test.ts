import { bodiesOf, startBackend } from '../../test/backend';
import { updateNotifications, updatePassword, updatePersonalInfo, verifyBypassCode } from './account';

const save = (phone: string) =>
  updatePersonalInfo({ firstName: 'Sam', lastName: 'Green', email: 'sam@example.com', phone });
const saved = { email: 'sam@example.com', first_name: 'Sam', last_name: 'Green' };
const settings = { notificationMethod: 'T', notifications: 'M' } as const;
const passwords = { oldPassword: 'Shabbos1', newPassword: ' Shabbos2 ', newPassword2: ' Shabbos2 ' };
const code = { user_id: 1042, bypassCode: 'PAID2026' };

test.each([
  [
    'a phone with its prefix',
    'updateUser',
    () => save(' 845-555-0142 '),
    { ...saved, phone: '+1845-555-0142' },
  ],
  ['a phone as stored', 'updateUser', () => save('+18455550142'), { ...saved, phone: '+18455550142' }],
  ['null for no phone', 'updateUser', () => save('  '), { ...saved, phone: null }],
  ['both settings', 'updateNotification', () => updateNotifications(settings), settings],
  ['a new password untrimmed', 'updatePassword', () => updatePassword(passwords), passwords],
  ['a code with a numeric id', 'verifyBypassCode', () => verifyBypassCode(1042, 'PAID2026'), code],
] as const)('sends %s', async (_what, call, send, body) => {
  const backend = startBackend({ signedInAs: 'demo', wire: 'legacy' });
  await send();
  expect(bodiesOf(backend, call)).toStrictEqual([body]);
});
