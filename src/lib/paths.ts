import { routes, screenNames, type Routes, type ScreenName } from './routes';

const TOKEN = ':token';

type PathBuilder<Path extends string> = Path extends `${string}/:token`
  ? (token: string) => string
  : () => Path;

function builderOf(path: string) {
  return (token = '') => path.replace(TOKEN, () => encodeURIComponent(token));
}

/** Builds the address of each screen: `paths.about()`, `paths.reset(token)`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which name has which builder
export const paths = Object.fromEntries(
  screenNames.map((name) => [name, builderOf(routes[name].path)]),
) as unknown as { [Name in ScreenName]: PathBuilder<Routes[Name]['path']> };

/**
 * The token of a mailed link, decoded (rule: encoded-path-parts). It is the second segment of every address that has one. The router's
 * own parameter is no substitute: it reads '%2F' in a token as '/'.
 */
export function tokenOf(pathname: string): string {
  const [, , segment = ''] = pathname.split('/');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
