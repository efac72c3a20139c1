/** @jest-environment node */
import { errorText } from './errorText';

const GENERAL = 'Something went wrong. Please try again.';

test.each([
  [{ serverText: 'No such unit.' }, 'No such unit.'],
  [{ serverText: null }, GENERAL],
  [new Error('internal'), GENERAL],
  [null, GENERAL],
  [undefined, GENERAL],
  ['boom', GENERAL],
])('the error %j has the text %j', (error, text) => {
  expect(errorText(error)).toBe(text);
});

test('uses the fallback of the caller if the server sends no text', () => {
  expect(errorText({ serverText: null }, 'Error adding to minyan')).toBe('Error adding to minyan');
  expect(errorText({ serverText: 'Taken.' }, 'Error adding to minyan')).toBe('Taken.');
});
