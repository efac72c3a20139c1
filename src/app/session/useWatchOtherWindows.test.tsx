import { act, waitFor } from '@testing-library/react';
import { findHeading, renderApp } from '../../../test/renderApp';

it('shows another member who has signed in while the page was in the back/forward cache', async () => {
  const app = renderApp({ path: '/account', signedInAs: 'demo' });
  await findHeading('Yaakov Rosenberg');
  await app.signInElsewhere('cottage');
  app.announceLogin({ isAsleep: true });
  await app.idle();
  // Sent by a browser that restores the page.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(document.querySelector('h1')).not.toHaveTextContent('Yaakov Rosenberg'));
  await app.settled();
});
