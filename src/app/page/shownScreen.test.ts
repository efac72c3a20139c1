import { isPrerenderedAt, preloadScreen } from './shownScreen';
import { loadPart } from '../../lib/lazyPart';

jest.mock('../../lib/lazyPart');

describe('isPrerenderedAt', () => {
  it.each(['/', '/about', '/contact', '/privacy-policy', '/login', '/about/', '/About'])(
    'is true for the public page at %s',
    (pathname) => {
      expect(isPrerenderedAt(pathname)).toBe(true);
    },
  );

  it.each(['/forgot', '/reset/abc', '/join/abc', '/account', '/units-open', '/nowhere'])(
    'is false for %s',
    (pathname) => {
      expect(isPrerenderedAt(pathname)).toBe(false);
    },
  );
});

describe('preloadScreen', () => {
  it.each([
    ['/', false, 'LandingScreen'],
    ['/', true, 'HomeScreen'],
    ['/login', false, 'LoginScreen'],
    ['/account', false, 'LoginScreen'],
    ['/account', true, 'AccountScreen'],
    ['/units-open', true, 'UnitsOpenScreen'],
    ['/about', true, 'AboutScreen'],
    ['/login', true, 'LoginScreen'],
    ['/reset/abc', false, 'ResetScreen'],
    ['/reset/abc', true, 'ResetScreen'],
    ['/nowhere', false, 'LandingScreen'],
    ['/nowhere', true, 'HomeScreen'],
  ])('at %s, with wasSignedIn %p, loads the code of %s', async (path, wasSignedIn, screen) => {
    jest.mocked(loadPart).mockClear();
    await preloadScreen(path, wasSignedIn);
    expect(jest.mocked(loadPart).mock.calls).toEqual([[screen]]);
  });
});
