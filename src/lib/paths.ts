import { routes, screenNames, type Routes, type ScreenName } from './routes';

const TOKEN = ':token';

type PathBuilder<Path extends string> = Path extends `${string}/:token`
  ? (token: string) => string
  : () => Path;

function builderOf(path: string) {
  return (token = '') => path.replace(TOKEN, () => encodeURIComponent(token));
}

/** Builds the address of each screen: `paths.about()`, `paths.reset(token)`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of Object.fromEntries has no key names
export const paths = Object.fromEntries(
  screenNames.map((name) => [name, builderOf(routes[name].path)]),
) as unknown as { [Name in ScreenName]: PathBuilder<Routes[Name]['path']> };

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
