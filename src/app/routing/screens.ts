import { createElement, lazy, useState, type ComponentType } from 'react';
import { matchPath } from 'react-router';
import { patterns } from '../../lib/paths';
import { fetchSanitizer } from '../../ui/text/fetchSanitizer';
import { wrapChunkError } from '../chunks/missingChunk';

/** A screen in a chunk of its own, which can be asked for before it is drawn. */
function screen<P extends object>(load: () => Promise<ComponentType<P>>) {
  const fetchCode = wrapChunkError(load);
  let Fetched: ComponentType<P> | undefined;
  const fetchScreen = async () => (Fetched = await fetchCode());
  const Awaited = lazy(async () => ({ default: await fetchScreen() }));
  // Even what is at hand a lazy component waits for at first, and what was prerendered would give way to a spinner.
  function Screen(props: P) {
    const [Component] = useState(() => Fetched ?? Awaited);
    return createElement(Component, props);
  }
  return { load: fetchScreen, Component: Screen };
}

/** Every screen but the landing page, which belongs to the first chunk. */
export const screens = {
  home: screen(async () => (await import('../home/HomeScreen')).HomeScreen),
  about: screen(async () => (await import('../../features/public/AboutScreen')).AboutScreen),
  contact: screen(async () => (await import('../../features/public/ContactScreen')).ContactScreen),
  privacyPolicy: screen(
    async () => (await import('../../features/public/PrivacyPolicyScreen')).PrivacyPolicyScreen,
  ),
  login: screen(async () => (await import('../../features/session/LoginScreen')).LoginScreen),
  reset: screen(async () => (await import('../../features/session/ResetScreen')).ResetScreen),
  join: screen(async () => (await import('../../features/session/JoinScreen')).JoinScreen),
  forgot: screen(async () => (await import('../../features/session/ForgotScreen')).ForgotScreen),
  policies: screen(async () => {
    // What is to make the texts safe comes with the screen: without it they stand as they were written.
    const [{ PoliciesScreen }] = await Promise.all([
      import('../../features/policies/PoliciesScreen'),
      fetchSanitizer().catch(() => undefined),
    ]);
    return PoliciesScreen;
  }),
  account: screen(async () => (await import('../../features/account/AccountScreen')).AccountScreen),
  winterize: screen(async () => (await import('../../features/requests/WinterizeScreen')).WinterizeScreen),
  dewinterize: screen(
    async () => (await import('../../features/requests/DeWinterizeScreen')).DeWinterizeScreen,
  ),
  unitsOpen: screen(async () => (await import('../../features/units-open/UnitsOpenScreen')).UnitsOpenScreen),
};

type ScreenName = keyof typeof screens;

const memberScreens: ReadonlySet<ScreenName> = new Set([
  'policies',
  'account',
  'winterize',
  'dewinterize',
  'unitsOpen',
]);

const screenNames = Object.keys(screens).filter((name): name is ScreenName => name in screens);

function screensFor(pathname: string, wasSignedIn: boolean): ScreenName[] {
  const name = screenNames.find((key) => matchPath(patterns[key], pathname) !== null);
  if (name === undefined || name === 'home') return wasSignedIn ? ['home'] : [];
  if (memberScreens.has(name) && !wasSignedIn) return ['login'];
  return [name];
}

/** Fetches what the address will most likely show, beside the first calls instead of after them. */
export async function preloadScreens(pathname: string, wasSignedIn: boolean): Promise<void> {
  await Promise.all(screensFor(pathname, wasSignedIn).map((name) => screens[name].load()));
}
