import { extraNames, type ExtraName } from './links/extraNames';
import { homeScreenTags } from '../../src/lib/homeScreenTags';
import { extras } from '../../src/site';

/**
 * Switches the extras that a link names on, and all others off. Null leaves them as `src/site.ts` says. Call it before the
 * application is rendered. `base` is the path of the application.
 */
export function switchExtras(on: readonly ExtraName[] | null, base: string): void {
  if (on !== null) for (const name of extraNames) extras[name] = on.includes(name);
  if (!extras.icon) return;
  for (const { tag, attrs } of homeScreenTags(base)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
