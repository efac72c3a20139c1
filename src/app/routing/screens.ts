import { createElement, lazy, useState, type FunctionComponent } from 'react';
import { routeOf, screenNames, type ScreenName } from '../../lib/routes';
import { fetchSanitizer } from '../../ui/text/fetchSanitizer';
import { wrapChunkError } from '../chunks/missingChunk';
import type { ScreenData } from './screenData';
import { firstScreens, screenImports } from './screenImports';

interface Screen {
  /** Loads the code of the screen before it is rendered. */
  load: () => Promise<unknown>;
  Component: FunctionComponent<ScreenData>;
}

function lazyScreen(fetchCode: () => Promise<FunctionComponent<ScreenData>>): Screen {
  let Loaded: FunctionComponent<ScreenData> | undefined;
  const load = async () => (Loaded = await fetchCode());
  const Lazy = lazy(async () => ({ default: await load() }));
  // `React.lazy` suspends once even for a loaded module; that would replace the prerendered page by a spinner.
  function LazyScreen(props: ScreenData) {
    const [Component] = useState(() => Loaded ?? Lazy);
    return createElement(Component, props);
  }
  return { load, Component: LazyScreen };
}

function codeOf(name: keyof typeof screenImports): () => Promise<FunctionComponent<ScreenData>> {
  return wrapChunkError(async () => {
    // Ignores a failure to load the sanitizer: without it the screen shows plain text.
    const sanitizer = routeOf(name).preloadsSanitizer ? fetchSanitizer().catch(() => undefined) : undefined;
    const [Component] = await Promise.all([screenImports[name](), sanitizer]);
    return Component;
  });
}

const isInFirstChunk = (name: ScreenName): name is keyof typeof firstScreens => name in firstScreens;

const screenOf = (name: ScreenName): Screen =>
  isInFirstChunk(name)
    ? { load: () => Promise.resolve(), Component: firstScreens[name] }
    : lazyScreen(codeOf(name));

/** The component of every screen in `src/lib/routes.ts`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of Object.fromEntries has no key names
export const screens = Object.fromEntries(screenNames.map((name) => [name, screenOf(name)])) as Record<
  ScreenName,
  Screen
>;
