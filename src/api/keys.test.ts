/** @jest-environment node */
import { keys } from './keys';

test('keys of member data include the id of the member as text', () => {
  expect(keys.community(7)).toEqual(['/api/colony', '7']);
  expect(keys.community('7')).toEqual(keys.community(7));
  expect(keys.attendance('8')).not.toEqual(keys.attendance('7'));
});
