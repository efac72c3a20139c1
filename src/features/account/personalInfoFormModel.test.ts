/** @jest-environment node */
import { toPersonalInfo } from './PersonalInfoForm';

it('sends names and email without the spaces around them, and neither username nor unit (rule: typed-as-it-is)', () => {
  const typed = {
    firstName: ' Chaim ',
    lastName: ' Katz ',
    email: ' \u202Achaim@\u200Bexample.com\u2069 ',
    phone: '222-222-2222',
  };
  expect(toPersonalInfo({ ...typed, username: 'demo', unit: '12' })).toEqual({
    firstName: 'Chaim',
    lastName: 'Katz',
    email: 'chaim@example.com',
    phone: '222-222-2222',
  });
});
