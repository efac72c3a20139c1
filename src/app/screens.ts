import { matchPath } from 'react-router';
import { type LazyPart, lazyPart, lazyParts } from '../lib/loading/lazyPart';
import { paths } from '../lib/paths';
import { sanitizer } from '../ui/text/sanitizer';

export interface Screen {
  /** Pattern of the address. Two screens share a path if visitors and members see different ones there. */
  path: string;
  /** `visitor`: a member is redirected to the home screen. `member`: a visitor sees the login screen at this address. */
  audience: 'everyone' | 'visitor' | 'member';
  code: LazyPart<unknown>;
  /** The build prerenders the screen as a visitor sees it while the session is unknown. */
  isPrerendered?: true;
  /** The screen shows the records of the minyan. The call for them is sent before the code of the screen has loaded. */
  showsRecords?: true;
}

const landingScreen = lazyPart('LandingScreen', () => import('../features/public/LandingScreen'));
const loginScreen = lazyPart('LoginScreen', () => import('../features/session/LoginScreen'));
const homeScreen = lazyPart('HomeScreen', () => import('../features/minyan/home/HomeScreen'));
const unitsOpenScreen = lazyPart(
  'UnitsOpenScreen',
  () => import('../features/minyan/units-open/UnitsOpenScreen'),
);
const accountScreen = lazyPart('AccountScreen', () => import('../features/account/AccountScreen'));
// Until the sanitizer has loaded, the policies would show plain text.
const policiesScreen = lazyPart('PoliciesScreen', () => import('../features/policies/PoliciesScreen'), {
  alongside: sanitizer,
});
const winterizeScreen = lazyPart('WinterizeScreen', () => import('../features/requests/WinterizeScreen'));
const deWinterizeScreen = lazyPart(
  'DeWinterizeScreen',
  () => import('../features/requests/DeWinterizeScreen'),
);
const contactScreen = lazyPart('ContactScreen', () => import('../features/public/ContactScreen'));
const aboutScreen = lazyPart('AboutScreen', () => import('../features/public/AboutScreen'));
const privacyPolicyScreen = lazyPart(
  'PrivacyPolicyScreen',
  () => import('../features/public/PrivacyPolicyScreen'),
);
const forgotScreen = lazyPart('ForgotScreen', () => import('../features/session/ForgotScreen'));
const linkScreen = lazyPart('LinkScreen', () => import('../features/session/LinkScreen'));

/** One row for each screen, in the order in which code is prefetched. A row loads no code by itself. `routes.tsx` has the guards. */
export const screens = {
  landing: { path: paths.home, audience: 'visitor', isPrerendered: true, code: landingScreen },
  login: { path: paths.login, audience: 'visitor', isPrerendered: true, code: loginScreen },
  home: { path: paths.home, audience: 'member', showsRecords: true, code: homeScreen },
  unitsOpen: { path: paths.unitsOpen, audience: 'member', showsRecords: true, code: unitsOpenScreen },
  account: { path: paths.account, audience: 'member', code: accountScreen },
  policies: { path: paths.policies, audience: 'member', code: policiesScreen },
  winterize: { path: paths.winterize, audience: 'member', code: winterizeScreen },
  dewinterize: { path: paths.dewinterize, audience: 'member', code: deWinterizeScreen },
  contact: { path: paths.contact, audience: 'everyone', isPrerendered: true, code: contactScreen },
  about: { path: paths.about, audience: 'everyone', isPrerendered: true, code: aboutScreen },
  privacyPolicy: {
    path: paths.privacyPolicy,
    audience: 'everyone',
    isPrerendered: true,
    code: privacyPolicyScreen,
  },
  forgot: { path: paths.forgot, audience: 'visitor', code: forgotScreen },
  reset: { path: paths.reset, audience: 'visitor', code: linkScreen },
  join: { path: paths.join, audience: 'visitor', code: linkScreen },
} as const satisfies Record<string, Screen>;

export const allScreens: readonly Screen[] = Object.values(screens);

const screensAt = (pathname: string) => allScreens.filter(({ path }) => matchPath(path, pathname) !== null);

/** The pattern that an address such as '/reset/abc' matches, null if it matches none. */
export const patternAt = (pathname: string): string | null => screensAt(pathname)[0]?.path ?? null;

export const isPrerenderedAt = (pathname: string): boolean => screensAt(pathname)[0]?.isPrerendered === true;

const isFor = ({ audience }: Screen, isSignedIn: boolean) =>
  audience === 'everyone' || audience === (isSignedIn ? 'member' : 'visitor');

/** The screen that a visitor or a member sees at an address. An address without a screen for them redirects to '/'. */
export function screenAt(pathname: string, isSignedIn: boolean): Screen {
  const here = screensAt(pathname);
  const allowed = here.find((screen) => isFor(screen, isSignedIn));
  if (allowed !== undefined) return allowed;
  if (isSignedIn) return screens.home;
  return here.length > 0 ? screens.login : screens.landing;
}

/** The screen to preload while the session is unknown. If the address has screens only for visitors, expects a visitor. */
export function likelyScreenAt(pathname: string, wasSignedIn: boolean): Screen {
  const here = screensAt(pathname);
  const isOnlyForVisitors = here.length > 0 && here.every(({ audience }) => audience === 'visitor');
  return screenAt(pathname, wasSignedIn && !isOnlyForVisitors);
}

/**
 * The code that has not loaded and that a visitor or a member may need next (rule: prefetched-screens). The parts of pages, such as
 * dialogs, come before the screens; only members need them. Screens with a token are left out, because they open from a mail.
 */
export function missingCode(isMember: boolean): LazyPart<unknown>[] {
  const isReachable = (screen: Screen) =>
    // A member who logs out sees the landing page.
    (isFor(screen, isMember) || (isMember && screen === screens.landing)) && !screen.path.includes(':');
  const ofScreens = new Set(allScreens.map(({ code }) => code));
  const others = isMember ? lazyParts.filter((part) => !ofScreens.has(part)) : [];
  return [...others, ...allScreens.filter(isReachable).map(({ code }) => code)].filter(
    (code) => code.loaded() === null,
  );
}
