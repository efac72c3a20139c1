/** What is known of a screen outside React. */
interface Screen {
  /** Pattern of the address. Two screens share a path if visitors and members see different ones there. */
  path: `/${string}`;
  /** `visitor`: a member is redirected to the home screen. `member`: a visitor sees the login screen at this address. */
  audience: 'everyone' | 'visitor' | 'member';
  /** The name of its file and component. */
  component: string;
  /** The build prerenders the screen as visitors see it while the session is unknown. */
  isPrerendered?: true;
  /** The screen shows the records of the minyan, so that their call can leave before its code has loaded. */
  showsRecords?: true;
}

/** What is known of every screen outside React, the likeliest next one first. The build imports this file, so it imports nothing. */
export const routes = {
  landing: { path: '/', audience: 'visitor', component: 'LandingScreen', isPrerendered: true },
  login: { path: '/login', audience: 'visitor', component: 'LoginScreen', isPrerendered: true },
  home: { path: '/', audience: 'member', component: 'HomeScreen', showsRecords: true },
  unitsOpen: { path: '/units-open', audience: 'member', component: 'UnitsOpenScreen', showsRecords: true },
  account: { path: '/account', audience: 'member', component: 'AccountScreen' },
  policies: { path: '/policies', audience: 'member', component: 'PoliciesScreen' },
  winterize: { path: '/winterize', audience: 'member', component: 'WinterizeScreen' },
  dewinterize: { path: '/dewinterize', audience: 'member', component: 'DeWinterizeScreen' },
  contact: { path: '/contact', audience: 'everyone', component: 'ContactScreen', isPrerendered: true },
  about: { path: '/about', audience: 'everyone', component: 'AboutScreen', isPrerendered: true },
  privacyPolicy: {
    path: '/privacy-policy',
    audience: 'everyone',
    component: 'PrivacyPolicyScreen',
    isPrerendered: true,
  },
  forgot: { path: '/forgot', audience: 'visitor', component: 'ForgotScreen' },
  reset: { path: '/reset/:token', audience: 'visitor', component: 'ResetScreen' },
  join: { path: '/join/:token', audience: 'visitor', component: 'JoinScreen' },
} as const satisfies Record<string, Screen>;

export const screens: readonly Screen[] = Object.values(routes);

/**
 * The screen that a visitor or a member sees at an address, which redirects to '/' if it has none for them. `path` is the pattern
 * that the address matches, null if none.
 */
export function screenFor(path: string | null, isSignedIn: boolean): Screen {
  const rows = screens.filter((row) => row.path === path);
  const audiences = ['everyone', isSignedIn ? 'member' : 'visitor'];
  const allowed = rows.find(({ audience }) => audiences.includes(audience));
  if (allowed !== undefined) return allowed;
  if (rows.length > 0 && !isSignedIn) return routes.login;
  return isSignedIn ? routes.home : routes.landing;
}

/** The screen to preload while the session is unknown. Who opens a visitor's screen was most likely signed out. */
export function likelyScreen(path: string | null, wasSignedIn: boolean): Screen {
  const likely = screenFor(path, wasSignedIn);
  return path === null || likely.path === path ? likely : screenFor(path, false);
}
