import { wasSignedIn } from '@/lib/sessionMark';
import { waitFor } from '@testing-library/react';
import { holdCalls } from '../../../test/holdCalls';
import { findHeading, renderApp } from '../../../test/renderApp';

const LOGIN = 'Login to Minyan tracker & winterization';

it('remembers a member while the session is unknown, and forgets them once their session has ended', async () => {
  const letThrough = holdCalls('/api/user');
  const app = renderApp({ path: '/policies', signedInAs: 'demo' });
  await app.idle();
  expect(wasSignedIn()).toBe(true);
  letThrough();
  await findHeading('Policies');
  expect(wasSignedIn()).toBe(true);
  app.backend.endSessions();
  await app.comeBack();
  await findHeading(LOGIN);
  expect(wasSignedIn()).toBe(false);
});

it('still remembers a member whose first read has failed, and forgets one whose session has ended', async () => {
  const app = renderApp({ path: '/contact', signedInAs: 'demo', fail: { getUser: '500' } });
  await findHeading('Contact');
  await app.idle();
  expect(wasSignedIn()).toBe(true);
  app.backend.fail.getUser = '401';
  await app.comeBack();
  await waitFor(() => expect(wasSignedIn()).toBe(false));
});
