/** What a screen can be given. `src/app/routing/screenData.ts` gives each name its type. */
type Need =
  | 'member'
  /** The screen is shown once the community has loaded. */
  | 'community'
  /** The screen is shown at once, and shows itself that the community is loading or failed to load. */
  | 'loadedCommunity'
  /** The screen is shown at once without the address; a failure to load the community is shown below it. */
  | 'communityEmail'
  /** The attendance records; null until they have loaded. */
  | 'attendance'
  /** The same with their loading state. */
  | 'loadedAttendance'
  | 'bypassCode'
  | 'token'
  | 'isSessionUnknown';

interface Route {
  /** Pattern of the address. Two rows share one where a visitor and a member see different screens. */
  path: `/${string}`;
  /** File below `src/`, without its extension. It exports a component of the same name. */
  module: string;
  /** `visitor`: a member is redirected to the home. `member`: a visitor sees the login screen at this address. */
  audience: 'everyone' | 'visitor' | 'member';
  needs: readonly Need[];
  /** The build renders it to HTML, as a visitor sees it while the session is unknown. */
  isPrerendered?: true;
  /** It belongs to the first chunk. Every other screen has a chunk of its own. */
  isInFirstChunk?: true;
  /** Heading to show while the community or the screen's code loads. */
  title?: string;
  /** What an outstanding balance puts over the screen: an overlay that can be postponed, or one that cannot. */
  balance?: 'reminder' | 'blocking';
  /** Loads the HTML sanitizer with the screen: until it is there, texts are shown as plain text. */
  preloadsSanitizer?: true;
  /** A member sees it without header and footer. */
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
    needs: ['member', 'loadedCommunity', 'loadedAttendance'],
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
    needs: ['member', 'community', 'attendance'],
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
  /** The screen is shown at the home's address instead. */
  isRedirected: boolean;
}

/**
 * Who sees which screen at an address. `path` is the pattern that the address matches, null if it matches none.
 * @example screenFor('/account', false) // { screen: 'login', isRedirected: false }
 */
export function screenFor(path: string | null, isSignedIn: boolean): ShownScreen {
  const rows = screenNames.filter((name) => routes[name].path === path);
  const own = rows.find((name) => {
    const { audience } = routes[name];
    return audience === 'everyone' || audience === (isSignedIn ? 'member' : 'visitor');
  });
  if (own !== undefined) return { screen: own, isRedirected: false };
  if (rows.length > 0 && !isSignedIn) return { screen: 'login', isRedirected: false };
  return { screen: isSignedIn ? 'home' : 'landing', isRedirected: true };
}

/**
 * The screen to load while the session is still unknown. `wasSignedIn` says whether this browser was last signed in.
 * Someone who opens a visitor's screen, from a password mail for example, has most likely been signed out since.
 */
export function likelyScreen(path: string | null, wasSignedIn: boolean): ScreenName {
  const likely = screenFor(path, wasSignedIn);
  const isVisitorsAddress = likely.isRedirected && path !== null;
  return isVisitorsAddress ? screenFor(path, false).screen : likely.screen;
}
