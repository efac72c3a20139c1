import { lazyPart } from '../lib/loading/lazyPart';
import {
  allScreens,
  isPrerenderedAt,
  likelyScreenAt,
  missingCode,
  patternAt,
  type Screen,
  screenAt,
  screens,
} from './screens';

const names = new Map<Screen, string>(Object.entries(screens).map(([name, screen]) => [screen, name]));

test.each(Object.entries<Screen>(screens))(
  'only its audience sees the screen %s at its address',
  (_name, row) => {
    const address = row.path.replace(/:\w+/, 'abc');
    expect(screenAt(address, false) === row).toBe(row.audience !== 'member');
    expect(screenAt(address, true) === row).toBe(row.audience !== 'visitor');
  },
);

describe('who sees which screen', () => {
  const shown = (pathname: string, isSignedIn: boolean) => {
    const screen = screenAt(pathname, isSignedIn);
    // A member's address shows a visitor the login without a redirect.
    const isRedirected = screen.path !== patternAt(pathname) && screen !== screens.login;
    return `${isRedirected ? 'redirected to ' : ''}${names.get(screen)}`;
  };

  test.each<[pathname: string, visitor: string, member: string]>([
    ['/', 'landing', 'home'],
    ['/about', 'about', 'about'],
    ['/contact', 'contact', 'contact'],
    ['/privacy-policy', 'privacyPolicy', 'privacyPolicy'],
    ['/login', 'login', 'redirected to home'],
    ['/forgot', 'forgot', 'redirected to home'],
    ['/reset/abc', 'reset', 'redirected to home'],
    ['/join/abc', 'join', 'redirected to home'],
    ['/policies', 'login', 'policies'],
    ['/account', 'login', 'account'],
    ['/winterize', 'login', 'winterize'],
    ['/dewinterize', 'login', 'dewinterize'],
    ['/units-open', 'login', 'unitsOpen'],
    ...['/nowhere', '/policies/1', '/reset', '/join', '/login/x', '/admin/a/b', '/units-open/x'].map(
      (unknown): [string, string, string] => [unknown, 'redirected to landing', 'redirected to home'],
    ),
  ])('%s shows a visitor %s and a member %s', (pathname, visitor, member) => {
    expect(shown(pathname, false)).toBe(visitor);
    expect(shown(pathname, true)).toBe(member);
  });
});

test.each([
  ['/', 'landing', 'home'],
  ['/login', 'login', 'login'],
  ['/account', 'login', 'account'],
  ['/units-open', 'login', 'unitsOpen'],
  ['/about', 'about', 'about'],
  ['/reset/abc', 'reset', 'reset'],
  ['/nowhere', 'landing', 'home'],
])('at %s the page preloads %s, and %s if the browser was last signed in', (pathname, out, signedIn) => {
  expect(names.get(likelyScreenAt(pathname, false))).toBe(out);
  expect(names.get(likelyScreenAt(pathname, true))).toBe(signedIn);
});

test('the public pages and the login are prerendered, however their address is written', () => {
  const prerendered = ['/', '/about', '/contact', '/privacy-policy', '/login', '/about/', '/About'];
  const others = ['/forgot', '/reset/abc', '/join/abc', '/account', '/units-open', '/nowhere'];
  expect([...prerendered, ...others].filter(isPrerenderedAt)).toEqual(prerendered);
});

describe('the code that may be needed next', () => {
  const dialog = lazyPart('Dialog', async () => ({ Dialog: 'code' }));
  const { landing, about, reset, join } = screens;
  const codeOf = (rows: readonly Screen[]) => rows.map(({ code }) => code);

  it('includes, for a member, the dialogs, the landing page and the screens', () => {
    const expected = allScreens.filter((row) => row.audience !== 'visitor' || row === landing);
    const missing = missingCode(true);
    expect(missing).toContain(dialog);
    expect(missing.slice(-expected.length)).toEqual(codeOf(expected));
  });

  it('includes, for a visitor, the screens without a token until their code has loaded', async () => {
    const withToken: readonly Screen[] = [reset, join];
    const expected = allScreens.filter((row) => row.audience !== 'member' && !withToken.includes(row));
    expect(missingCode(false)).toEqual(codeOf(expected));
    await about.code.load();
    expect(missingCode(false)).toEqual(codeOf(expected.filter((row) => row !== about)));
  });
});
