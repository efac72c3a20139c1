import { routeOf, screenNames } from '../src/lib/routes';

/** The path of every screen that a member can open. */
export const memberPaths = screenNames
  .map(routeOf)
  .filter(({ audience }) => audience !== 'visitor')
  .map(({ path }) => path);
