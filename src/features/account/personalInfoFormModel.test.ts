/** @jest-environment node */
import { toPersonalInfo } from './PersonalInfoForm';

it('sends names and email without the spaces around them, and neither username nor unit', () => {
  const typed = {
    firstName: ' Chaim ',
    lastName: ' Katz ',
    email: ' chaim@example.com ',
    phone: '222-222-2222',
  };
  expect(toPersonalInfo({ ...typed, username: 'demo', unit: '12' })).toEqual({
    firstName: 'Chaim',
    lastName: 'Katz',
    email: 'chaim@example.com',
    phone: '222-222-2222',
  });
});
