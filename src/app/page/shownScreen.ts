import { matchPath } from 'react-router';
import { loadPart } from '../../lib/lazyPart';
import { likelyScreen, screenFor, screens } from '../../lib/routes';

/** The first screen of an address such as '/reset/abc'. */
const rowAt = (pathname: string) => screens.find(({ path }) => matchPath(path, pathname) !== null);

/** The pattern that an address matches, null if it matches none. */
export const patternAt = (pathname: string): string | null => rowAt(pathname)?.path ?? null;

/** Like `screenFor`, for an address such as '/reset/abc' instead of a pattern. */
export const screenAt = (pathname: string, isSignedIn: boolean) => screenFor(patternAt(pathname), isSignedIn);

export const isPrerenderedAt = (pathname: string): boolean => rowAt(pathname)?.isPrerendered === true;

/** Loads the code of the screen that the address will most likely show, in parallel with the first calls. */
export async function preloadScreen(pathname: string, wasSignedIn: boolean): Promise<void> {
  await loadPart(likelyScreen(patternAt(pathname), wasSignedIn).component);
}
