import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig, unstable_serialize } from 'swr';
import { changeAnswers } from '../../../test/changeAnswers';
import { field, findField, renderApp } from '../../../test/renderApp';
import { memberKeys } from '../../api/keys';
import { useClearPreviousMember } from './useClearPreviousMember';

it('clears everything that is cached for the previous member, and nothing of the next one', () => {
  const cache = new Map<string, { data?: string }>();
  const keysOf = (userId: number) => memberKeys(userId).map((key) => unstable_serialize(key));
  const cachedFor = (userId: number) => keysOf(userId).map((key) => cache.get(key)?.data);
  for (const key of [...keysOf(7), ...keysOf(8)]) cache.set(key, { data: 'cached' });
  const { rerender } = renderHook(useClearPreviousMember, {
    initialProps: 7,
    wrapper: ({ children }: { children: ReactNode }) => (
      <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
    ),
  });
  rerender(8);
  expect(cachedFor(7)).toEqual([undefined, undefined, undefined]);
  expect(cachedFor(8)).toEqual(['cached', 'cached', 'cached']);
});

it("keeps the form when the backend sends the member's id first as a number and then as text", async () => {
  let id: number | string = 7;
  changeAnswers('/api/user', (user) => ({ ...user, user_id: id }));
  const app = renderApp({ path: '/winterize', signedInAs: 'demo' });
  await app.user.type(await findField('Combination code'), '4812');
  id = '7';
  const reads = app.backend.log.length;
  await app.comeBack();
  await waitFor(() => expect(app.backend.log.length).toBeGreaterThan(reads));
  await app.idle();
  expect(field('Combination code')).toHaveValue('4812');
});
