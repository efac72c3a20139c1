/** The props that a screen can need. `src/app/routing/screenData.ts` has their types. */
type Need =
  | 'member'
  /** The screen is shown once the community has loaded. */
  | 'community'
  /** The screen is shown at once. It shows by itself that the community is loading or has failed to load. */
  | 'communityState'
  /** The screen is shown at once, first without this email address. An error below it says if loading failed. */
  | 'communityEmail'
  /** The attendance, null until it has loaded, and whether reading it fails. */
  | 'attendanceState'
  | 'bypassCode'
  | 'token'
  | 'isSessionUnknown';

interface Route {
  /** Pattern of the address. Two rows share a path if visitors and members see different screens there. */
  path: `/${string}`;
  /** File below `src/`, without its extension. It exports a component of the same name. */
  module: string;
  /** `visitor`: a member is redirected to the home screen. `member`: a visitor sees the login screen at this address. */
  audience: 'everyone' | 'visitor' | 'member';
  needs: readonly Need[];
  /** The build prerenders the screen as visitors see it while the session is unknown. */
  isPrerendered?: true;
  /** The screen is part of the first chunk. Every other screen has a chunk of its own. */
  isInFirstChunk?: true;
  /** Heading to show while the community or the screen's code loads. */
  title?: string;
  /** The overlay that covers the screen while a balance is outstanding. Members can postpone only `reminder`. */
  balance?: 'reminder' | 'blocking';
  /** Loads the HTML sanitizer together with the screen. Without the sanitizer the screen shows plain text. */
  preloadsSanitizer?: true;
  /** Members see the screen without header and footer. */
  isBareForMember?: true;
}

/**
 * Every screen, one row each. The router, the links, the preloading, the script in the head of the pages and the
 * prerenderer derive from these rows. The build imports this file, so it must not import anything.
 */
export const routes = {
  landing: {
    path: '/',
    module: 'features/public/LandingScreen',
    audience: 'visitor',
    needs: [],
    isPrerendered: true,
    isInFirstChunk: true,
  },
  home: {
    path: '/',
    module: 'app/home/HomeScreen',
    audience: 'member',
    needs: ['member', 'communityState', 'attendanceState'],
    title: 'Minyan',
    balance: 'reminder',
  },
  about: {
    path: '/about',
    module: 'features/public/AboutScreen',
    audience: 'everyone',
    needs: [],
    isPrerendered: true,
    isBareForMember: true,
  },
  contact: {
    path: '/contact',
    module: 'features/public/ContactScreen',
    audience: 'everyone',
    needs: ['communityEmail'],
    isPrerendered: true,
  },
  privacyPolicy: {
    path: '/privacy-policy',
    module: 'features/public/PrivacyPolicyScreen',
    audience: 'everyone',
    needs: [],
    isPrerendered: true,
  },
  login: {
    path: '/login',
    module: 'features/session/LoginScreen',
    audience: 'visitor',
    needs: ['isSessionUnknown'],
    isPrerendered: true,
  },
  reset: {
    path: '/reset/:token',
    module: 'features/session/ResetScreen',
    audience: 'visitor',
    needs: ['token'],
  },
  join: {
    path: '/join/:token',
    module: 'features/session/JoinScreen',
    audience: 'visitor',
    needs: ['token'],
  },
  forgot: {
    path: '/forgot',
    module: 'features/session/ForgotScreen',
    audience: 'visitor',
    needs: [],
  },
  policies: {
    path: '/policies',
    module: 'features/policies/PoliciesScreen',
    audience: 'member',
    needs: ['community'],
    title: 'Policies',
    preloadsSanitizer: true,
  },
  account: {
    path: '/account',
    module: 'features/account/AccountScreen',
    audience: 'member',
    needs: ['member'],
  },
  winterize: {
    path: '/winterize',
    module: 'features/requests/WinterizeScreen',
    audience: 'member',
    needs: ['community', 'bypassCode'],
    title: 'Winterization',
    balance: 'blocking',
  },
  dewinterize: {
    path: '/dewinterize',
    module: 'features/requests/DeWinterizeScreen',
    audience: 'member',
    needs: ['community', 'bypassCode'],
    title: 'De-Winterization',
    balance: 'blocking',
  },
  unitsOpen: {
    path: '/units-open',
    module: 'features/units-open/UnitsOpenScreen',
    audience: 'member',
    needs: ['member', 'community', 'attendanceState'],
    title: 'Units open',
  },
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type ScreenName = keyof Routes;

export const screenNames = Object.keys(routes).filter((name): name is ScreenName => name in routes);

/** The row of a screen, with every optional column. */
export const routeOf = (name: ScreenName): Route => routes[name];

interface ShownScreen {
  screen: ScreenName;
  /** The address redirects to '/', which shows the screen. */
  isRedirected: boolean;
}

/**
 * The screen that a visitor or a member sees at an address. `path` is the pattern that the address matches, null if none.
 * @example screenFor('/account', false) // { screen: 'login', isRedirected: false }
 */
export function screenFor(path: string | null, isSignedIn: boolean): ShownScreen {
  const rows = screenNames.filter((name) => routes[name].path === path);
  const allowed = rows.find((name) => {
    const { audience } = routes[name];
    return audience === 'everyone' || audience === (isSignedIn ? 'member' : 'visitor');
  });
  if (allowed !== undefined) return { screen: allowed, isRedirected: false };
  if (rows.length > 0 && !isSignedIn) return { screen: 'login', isRedirected: false };
  return { screen: isSignedIn ? 'home' : 'landing', isRedirected: true };
}

/**
 * The screen to preload while the session is unknown. `wasSignedIn` says whether this browser was signed in at its last
 * visit. A member who opens a visitor's screen, for example by a password link, has most likely been signed out since.
 */
export function likelyScreen(path: string | null, wasSignedIn: boolean): ScreenName {
  const likely = screenFor(path, wasSignedIn);
  const isForVisitors = likely.isRedirected && path !== null;
  return isForVisitors ? screenFor(path, false).screen : likely.screen;
}
