import { screen } from '@testing-library/react';
import { alerts, findHeading, renderApp, type RenderAppOptions } from '../../../test/renderApp';
import { allScreens } from '../screens';

declare global {
  var hacked: unknown;
}

const memberPaths = allScreens.filter(({ audience }) => audience !== 'visitor').map(({ path }) => path);

test.each<RenderAppOptions>([
  { scenario: 'typical' },
  { wire: 'legacy' },
  { scenario: 'hostile' },
  { scenario: 'empty' },
  { scenario: 'no-mikvah' },
  { scenario: 'tishrei' },
  { scenario: 'anonymous' },
  // A user that has only an id.
  { fail: { getUser: 'missing-fields' } },
])('every screen of a member renders with %j', async (options) => {
  const app = renderApp({ signedInAs: 'demo', ...options });
  await findHeading(/^Welcome/);
  for (const path of memberPaths) {
    await app.goTo(path);
    await screen.findAllByRole('heading', { level: 1 });
    await app.settled();
    expect(alerts()).toEqual([]);
    expect(app.address()).toBe(path);
  }
  expect(globalThis.hacked).toBeUndefined();
  expect(document.querySelectorAll('script, iframe, [onerror], [onload]')).toHaveLength(0);
});
