/** @jest-environment node */
import { createBuilders } from './builders';

const run = () => {
  const { buildMember, buildSignUp, buildInvitation, buildReset } = createBuilders(1_000_000_000);
  return [buildMember(), buildMember(), buildSignUp(), buildInvitation(), buildReset()];
};

test('builds the same records in every run', () => {
  expect(run()).toEqual(run());
  expect(run()).toMatchObject([
    { id: 'member-1', email: 'member1@example.com' },
    { id: 'member-2', email: 'member2@example.com' },
    { id: 'record-1' },
    { token: 'join-1' },
    { token: 'reset-1' },
  ]);
});

test('prefers overrides, which still use up an id', () => {
  const { buildMember } = createBuilders(0);
  expect(buildMember({ id: 7, firstName: 'Dov' })).toMatchObject({ id: 7, firstName: 'Dov', unit: '1' });
  expect(buildMember().id).toBe('member-2');
});
