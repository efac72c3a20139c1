import { routes } from './routes';

/** Builds the address of each screen that the page leads to. */
export const paths = {
  home: () => routes.home.path,
  login: () => routes.login.path,
  unitsOpen: () => routes.unitsOpen.path,
  account: () => routes.account.path,
  policies: () => routes.policies.path,
  winterize: () => routes.winterize.path,
  dewinterize: () => routes.dewinterize.path,
  contact: () => routes.contact.path,
  about: () => routes.about.path,
  privacyPolicy: () => routes.privacyPolicy.path,
  forgot: () => routes.forgot.path,
};

/**
 * The decoded token of a mailed link (rule: encoded-path-parts). It is the second segment of every address that has one. Do
 * not use the router's `useParams` instead: it turns '%2F' in a token into '/'.
 */
export function tokenOf(pathname: string): string {
  const [, , segment = ''] = pathname.split('/');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
