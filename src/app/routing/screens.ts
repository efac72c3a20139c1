import type { FunctionComponent } from 'react';
import { routeOf, screenNames, type ScreenName } from '../../lib/routes';
import { fetchSanitizer } from '../../ui/text/fetchSanitizer';
import { wrapChunkError } from '../chunks/missingChunk';
import type { ScreenData } from './screenData';
import { firstScreens, screenImports } from './screenImports';

export type ScreenComponent = FunctionComponent<ScreenData>;

interface Screen {
  /** Loads the code of the screen. Rejects with a `MissingChunkError`; the next call tries again. */
  load: () => Promise<ScreenComponent>;
  /** The component if its code has loaded, else null. */
  loaded: () => ScreenComponent | null;
}

function screenInChunk(fetchCode: () => Promise<ScreenComponent>): Screen {
  let component: ScreenComponent | null = null;
  return { load: async () => (component = await fetchCode()), loaded: () => component };
}

function screenInFirstChunk(component: ScreenComponent): Screen {
  return { load: () => Promise.resolve(component), loaded: () => component };
}

function codeOf(name: keyof typeof screenImports): () => Promise<ScreenComponent> {
  return wrapChunkError(async () => {
    // Ignores a failure to load the sanitizer: without it the screen shows plain text.
    const sanitizer = routeOf(name).preloadsSanitizer ? fetchSanitizer().catch(() => undefined) : undefined;
    const [Component] = await Promise.all([screenImports[name](), sanitizer]);
    return Component;
  });
}

const isInFirstChunk = (name: ScreenName): name is keyof typeof firstScreens => name in firstScreens;

const screenOf = (name: ScreenName): Screen =>
  isInFirstChunk(name) ? screenInFirstChunk(firstScreens[name]) : screenInChunk(codeOf(name));

/** The code of every screen in `src/lib/routes.ts`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of Object.fromEntries has no key names
export const screens = Object.fromEntries(screenNames.map((name) => [name, screenOf(name)])) as Record<
  ScreenName,
  Screen
>;
