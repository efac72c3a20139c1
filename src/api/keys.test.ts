/** @jest-environment node */
import { isKeyOf, keys } from './keys';

test('keys of member data include the id of the member as text', () => {
  expect(keys.community(7)).toEqual(['/api/colony', '7']);
  expect(keys.community('7')).toEqual(keys.community(7));
  expect(keys.attendance('8')).not.toEqual(keys.attendance('7'));
});

test('isKeyOf finds the keys of one member and no others', () => {
  const isOfSeven = isKeyOf(7);
  expect([keys.community('7'), keys.attendance(7), keys.attendanceReadAt(7)].map(isOfSeven)).toEqual([
    true,
    true,
    true,
  ]);
  const others = [
    keys.community(8),
    keys.attendance('77'),
    keys.session,
    keys.resetLink('7'),
    undefined,
    '7',
  ];
  expect(others.map(isOfSeven)).toEqual([false, false, false, false, false, false]);
});
