import { bodiesOf, startBackend } from '../../test/backend';
import { updateNotifications, updatePassword, updatePersonalInfo, verifyBypassCode } from './account';
import { fetchMember } from './member';

describe('the payload of', () => {
  const signedIn = () => startBackend({ signedInAs: 'demo' });

  test.each([
    [' 845-555-0142 ', '+1845-555-0142'],
    ['+18455550142', '+18455550142'],
    ['', null],
    ['  ', null],
  ])('personal info with the phone %j has the phone %j', async (phone, sent) => {
    const backend = signedIn();
    await updatePersonalInfo({ firstName: 'Sam', lastName: 'Green', email: 'sam@example.com', phone });
    expect(bodiesOf(backend, 'updateUser')).toStrictEqual([
      { email: 'sam@example.com', phone: sent, first_name: 'Sam', last_name: 'Green' },
    ]);
  });

  test('notification settings has both settings', async () => {
    const backend = signedIn();
    await updateNotifications({ notificationMethod: 'T', notifications: 'M' });
    expect(bodiesOf(backend, 'updateNotification')).toStrictEqual([
      { notificationMethod: 'T', notifications: 'M' },
    ]);
  });

  test('a new password is not trimmed', async () => {
    const backend = signedIn();
    await updatePassword({ oldPassword: 'Shabbos1', newPassword: ' Shabbos2 ', newPassword2: ' Shabbos2 ' });
    expect(bodiesOf(backend, 'updatePassword')).toStrictEqual([
      { oldPassword: 'Shabbos1', newPassword: ' Shabbos2 ', newPassword2: ' Shabbos2 ' },
    ]);
  });

  test('a bypass code keeps a numeric user id', async () => {
    const backend = startBackend({ signedInAs: 'demo', wire: 'legacy' });
    const { userId } = await fetchMember();
    await verifyBypassCode(userId, 'PAID2026');
    expect(bodiesOf(backend, 'verifyBypassCode')).toStrictEqual([{ user_id: 1042, bypassCode: 'PAID2026' }]);
  });
});
