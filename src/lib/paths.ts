/** The addresses of the screens, as patterns of React Router. */
export const paths = {
  home: '/',
  login: '/login',
  forgot: '/forgot',
  reset: '/reset/:token',
  join: '/join/:token',
  unitsOpen: '/units-open',
  account: '/account',
  policies: '/policies',
  winterize: '/winterize',
  dewinterize: '/dewinterize',
  contact: '/contact',
  about: '/about',
  privacyPolicy: '/privacy-policy',
} as const;
