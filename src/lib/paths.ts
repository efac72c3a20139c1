/** Every address of the application: the pattern the router matches, and the builder that links to it. */
export const patterns = {
  home: '/',
  about: '/about',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  login: '/login',
  reset: '/reset/:token',
  join: '/join/:token',
  forgot: '/forgot',
  policies: '/policies',
  account: '/account',
  winterize: '/winterize',
  dewinterize: '/dewinterize',
  unitsOpen: '/units-open',
} as const;

export const paths = {
  home: () => patterns.home,
  about: () => patterns.about,
  contact: () => patterns.contact,
  privacyPolicy: () => patterns.privacyPolicy,
  login: () => patterns.login,
  reset: (token: string) => `/reset/${encodeURIComponent(token)}`,
  join: (token: string) => `/join/${encodeURIComponent(token)}`,
  forgot: () => patterns.forgot,
  policies: () => patterns.policies,
  account: () => patterns.account,
  winterize: () => patterns.winterize,
  dewinterize: () => patterns.dewinterize,
  unitsOpen: () => patterns.unitsOpen,
} as const;

/**
 * The token in the address of a mailed link, as it was before `paths` put it there (decision B8). The router's own
 * parameter is no such thing: it takes '%2F' in a token for a '/'.
 */
export function tokenOf(pathname: string): string {
  const [, , segment = ''] = pathname.split('/');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
