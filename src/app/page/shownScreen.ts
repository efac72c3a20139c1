import { matchPath } from 'react-router';
import { loadPart } from '../../lib/lazyPart';
import { likelyScreen, screenFor, screens } from '../../lib/routes';

/** The pattern that an address such as '/reset/abc' matches, null if it matches none. */
export const patternAt = (pathname: string): string | null =>
  screens.find(({ path }) => matchPath(path, pathname) !== null)?.path ?? null;

/** Like `screenFor`, for an address such as '/reset/abc' instead of a pattern. */
export const screenAt = (pathname: string, isSignedIn: boolean) => screenFor(patternAt(pathname), isSignedIn);

export function isPrerenderedAt(pathname: string): boolean {
  const pattern = patternAt(pathname);
  return screens.some(({ path, isPrerendered }) => isPrerendered === true && path === pattern);
}

/** Loads the code of the screen that the address will most likely show, in parallel with the first calls. */
export async function preloadScreen(pathname: string, wasSignedIn: boolean): Promise<void> {
  await loadPart(likelyScreen(patternAt(pathname), wasSignedIn).component);
}
