import { extrasThatAreOn, type ExtraName } from './links/extraNames';
import { homeScreenTags } from '../../src/lib/homeScreenTags';

/** Which extras are on if a link does not name them. The build defines it (vite/extraConstants.ts). */
declare const DEFAULT_EXTRAS: typeof EXTRAS;

/**
 * Switches the extras that a link names on, and all others off. Null leaves them as `src/site.ts` says. Call it before the
 * application is rendered. `base` is the path of the application.
 */
export function switchExtras(on: readonly ExtraName[] | null, base: string): void {
  globalThis.EXTRAS = on === null ? DEFAULT_EXTRAS : extrasThatAreOn(on);
  if (!EXTRAS.icon) return;
  for (const { tag, attrs } of homeScreenTags(base)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
