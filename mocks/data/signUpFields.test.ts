/** @jest-environment node */
import { flagsOfSignUp } from './signUpFields';

test.each(['field', 'label', 'word'] as const)('gives each flag of a sign-up a %s of its own', (name) => {
  const values = flagsOfSignUp.map((flag) => flag[name]);
  expect(values).toEqual([...new Set(values)]);
});
