import { act, waitFor } from '@testing-library/react';
import { callsOf } from '../../../test/backend';
import { findHeading, renderApp } from '../../../test/renderApp';

function showPage(persisted: boolean) {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  });
}

it('shows another member who has signed in while the page was in the back/forward cache', async () => {
  const app = renderApp({ path: '/account', signedInAs: 'demo' });
  await findHeading('Yaakov Rosenberg');
  await app.signInElsewhere('cottage');
  await app.idle();
  showPage(true);
  await waitFor(() => expect(document.querySelector('h1')).not.toHaveTextContent('Yaakov Rosenberg'));
  await app.settled();
});

it('does not read the member again when the page has just been loaded', async () => {
  const app = renderApp({ path: '/account', signedInAs: 'demo' });
  await findHeading('Yaakov Rosenberg');
  await app.idle();
  const reads = callsOf(app.backend, 'getUser').length;
  showPage(false);
  await app.idle();
  expect(callsOf(app.backend, 'getUser')).toHaveLength(reads);
});

it('does not read the member after the app is unmounted', async () => {
  const app = renderApp({ path: '/account', signedInAs: 'demo' });
  await findHeading('Yaakov Rosenberg');
  await app.idle();
  const reads = callsOf(app.backend, 'getUser').length;
  app.unmount();
  showPage(true);
  await app.idle();
  expect(callsOf(app.backend, 'getUser')).toHaveLength(reads);
});
