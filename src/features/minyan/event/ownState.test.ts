/** @jest-environment node */
import type { SignUp } from '@/domain/signUp';
import { buildSignUp } from '@/domain/testing/fixtures';
import { ownState } from './ownState';

const men = (peopleCount: number) => buildSignUp({ peopleCount });

test.each<[state: string, own: Partial<SignUp> | null, total: number, line: string, entry: string]>([
  ['no sign-up', null, 12, 'You are not signed up', 'Not signed up'],
  ['a sign-up without a number of men', { peopleCount: 0 }, 0, 'You are not signed up', 'Not signed up'],
  ['a sign-up of two men', { peopleCount: 2 }, 2, 'You are signed up: 2', 'Signed up: 2'],
  [
    'a sign-up of two men only if there is a minyan',
    { peopleCount: 2, onlyIfMinyan: true },
    9,
    'You are signed up: 2 (Only if minyan)',
    'Only if minyan: 2',
  ],
  [
    'a sign-up of two men only if there is a minyan, once there is one',
    { peopleCount: 2, onlyIfMinyan: true },
    10,
    'You are signed up: 2',
    'Signed up: 2',
  ],
  [
    'a sign-up of a Baal Korah',
    { peopleCount: 1, baalKorah: true, part: 'full' },
    1,
    'You are signed up: 1',
    'Signed up: 1',
  ],
])('the card and the list describe %s', (_state, own, total, line, entry) => {
  const signUp = own === null ? null : buildSignUp(own);
  expect(ownState(signUp, [men(total)])).toMatchObject({ line, entry });
});
