import { screen } from '@testing-library/react';
import { alerts, findHeading, renderApp, type RenderAppOptions } from '../../../test/renderApp';
import { routeOf, screenNames } from '../../lib/routes';
import { screens } from './screens';
import { preloadScreen } from './shownScreen';

declare global {
  var hacked: unknown;
}

const memberPaths = screenNames
  .map(routeOf)
  .filter(({ audience }) => audience !== 'visitor')
  .map(({ path }) => path);

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

describe('preloading loads the screen that the address will most likely show', () => {
  const names = screenNames.filter((name) => !routeOf(name).isInFirstChunk);
  const loadSpies = names.map((name) => jest.spyOn(screens[name], 'load'));
  beforeEach(() => loadSpies.forEach((spy) => spy.mockClear()));

  test.each([
    ['/', false, []],
    ['/', true, ['home']],
    ['/login', false, ['login']],
    ['/account', false, ['login']],
    ['/account', true, ['account']],
    ['/units-open', true, ['unitsOpen']],
    ['/about', true, ['about']],
    ['/login', true, ['login']],
    ['/reset/abc', false, ['reset']],
    ['/reset/abc', true, ['reset']],
    ['/nowhere', false, []],
    ['/nowhere', true, ['home']],
  ])('at %s, with wasSignedIn %p, it loads the screens %j', async (path, wasSignedIn, expected) => {
    await preloadScreen(path, wasSignedIn);
    expect(names.filter((_name, index) => (loadSpies[index]?.mock.calls.length ?? 0) > 0)).toEqual(expected);
  });
});
