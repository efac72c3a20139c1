import { act, screen, waitFor } from '@testing-library/react';
import { findHeading, renderApp, type RenderedApp } from '../../../test/renderApp';

/** Signs in another member while the page is in the back/forward cache, and restores it. */
async function signInMeanwhile(app: RenderedApp) {
  await app.signInElsewhere('cottage');
  app.announceLogin({ isAsleep: true });
  await app.idle();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('shows another member who has signed in while the page was in the back/forward cache', async () => {
  const app = renderApp({ path: '/account', signedInAs: 'demo' });
  await findHeading('Yaakov Rosenberg');
  await signInMeanwhile(app);
  await waitFor(() => expect(document.querySelector('h1')).not.toHaveTextContent('Yaakov Rosenberg'));
  await app.settled();
});

it('shows a visitor that somebody has signed in while the page was in the back/forward cache', async () => {
  const app = renderApp({ path: '/contact' });
  await findHeading('Contact');
  await app.idle();
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  await signInMeanwhile(app);
  expect(await screen.findAllByRole('button', { name: 'Logout' })).not.toHaveLength(0);
  await app.settled();
});
