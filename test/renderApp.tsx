import { startFirstCalls } from '@/api/firstCalls';
import { App } from '@/app/App';
import { MINUTE_MS } from '@/domain/duration';
import { currentTime, setClock } from '@/lib/clock';
import { rememberSignedIn, SESSION_MARK } from '@/lib/sessionMark';
import { act, getConfig, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pick } from 'es-toolkit';
import { useLayoutEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { SWRConfig } from 'swr';
import { memberOf, type StoryParameters } from '../.storybook/storyParameters';
import type { Backend } from '../mocks/backend';
import { startBackend, type StartOptions, waitUntilQuiet } from './backend';
import { installFakeTimers } from './fakeTimers';

/** In milliseconds. Shorter than the wait of `waitUntilQuiet`, so that a test can revalidate right after it. */
const DEDUPING_INTERVAL = 10;

// jsdom does not implement scrolling.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

/** Awaits a promise as Testing Library's `findBy` queries do: React may update meanwhile without `act`. */
const withUpdates = (wait: () => Promise<unknown>) => getConfig().asyncWrapper(wait);

export type RenderAppOptions = StartOptions & {
  /** The address of the first screen. */
  path?: string;
  /** Changes the backend before the first call. */
  change?: (backend: Backend) => void;
  /** Installs fake timers, which `later` advances. They also advance with real time. */
  fakeTimers?: boolean;
  /** Renders as if the production build had prerendered the page. */
  isPrerendered?: boolean;
  /** SWR merges two reads of the same key within this many milliseconds. */
  dedupingInterval?: number;
};

type Route = { address: string; navigate: NavigateFunction };

function Probe({ onRoute }: { onRoute: (route: Route) => void }) {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const navigate = useNavigate();
  useLayoutEffect(() => onRoute({ address, navigate }), [onRoute, address, navigate]);
  return null;
}

/**
 * Renders `<App>` after its first calls, as src/main.tsx does, on an emulated backend of its own. The first screen is still
 * loading when this returns: await its content, or `settled()`.
 */
export function renderApp({
  path = '/',
  change,
  fakeTimers = false,
  dedupingInterval = DEDUPING_INTERVAL,
  isPrerendered = false,
  ...options
}: RenderAppOptions = {}) {
  localStorage.clear();
  const backend = startBackend(options);
  if (fakeTimers) {
    installFakeTimers(currentTime());
    setClock(() => Date.now());
  }
  rememberSignedIn(options.signedInAs !== undefined);
  change?.(backend);
  const user = userEvent.setup({ delay: null });
  let route: Route | undefined;
  const keepRoute = (next: Route) => {
    route = next;
  };
  startFirstCalls();
  const view = render(
    <SWRConfig value={{ dedupingInterval }}>
      <MemoryRouter initialEntries={[path]} useTransitions={false}>
        <App isPrerendered={isPrerendered} />
        <Probe onRoute={keepRoute} />
      </MemoryRouter>
    </SWRConfig>,
  );

  return {
    ...view,
    user,
    backend,
    /** The current address with search and hash. */
    address: () => route?.address ?? '',
    /** Navigates inside the app to a path, or through the history by a number of entries: -1 is the Back button. */
    goTo: async (to: string | number) => {
      await act(async () => {
        // TypeScript needs both calls: `navigate` has one overload for a path and one for a number.
        await (typeof to === 'number' ? route?.navigate(to) : route?.navigate(to));
      });
    },
    /** Advances the fake timers. */
    later: async (milliseconds: number) => {
      await withUpdates(async () => {
        await jest.advanceTimersByTimeAsync(milliseconds);
      });
    },
    /** Focuses the window, as when a member returns to the tab after a minute. SWR then revalidates all data on the screen. */
    comeBack: async () => {
      await withUpdates(async () => {
        // SWR ignores the focus until the deduping interval of the last read is over.
        if (fakeTimers) await jest.advanceTimersByTimeAsync(2 * dedupingInterval);
        else await waitUntilQuiet();
        const now = currentTime() + MINUTE_MS;
        if (fakeTimers) jest.setSystemTime(now);
        else setClock(() => now);
        window.dispatchEvent(new Event('focus'));
      });
    },
    /** Signs a member in, as another tab of the same browser would. All tabs share the session. */
    signInElsewhere: async (username: string) => {
      const body = JSON.stringify({ username, password: 'Shabbos1' });
      await withUpdates(() => fetch('/login', { method: 'POST', body }));
    },
    logOutElsewhere: async () => {
      await withUpdates(() => fetch('/logout'));
    },
    /** Changes the session mark, as a log-in or log-out in another window does. A page in the back/forward cache gets no event. */
    announceSessionChange: ({ isCached = false } = {}) => {
      localStorage.setItem(SESSION_MARK, String(Math.random()));
      if (!isCached) act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_MARK })));
    },
    /** Waits until the app has handled every answer. For tests that expect no change on the screen. */
    idle: () => waitUntilQuiet(),
    /** Waits until the spinner of the page has disappeared. */
    settled: () => waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()),
  };
}

export type RenderedApp = ReturnType<typeof renderApp>;

/**
 * Renders the app as a story of a screen shows it: at its path, for its member, with its scenario, time and failures. `options`
 * replace these. The story must be composed by `composeStories`, which adds the parameters of its file.
 */
export function renderStory({ parameters }: { parameters: StoryParameters }, options: RenderAppOptions = {}) {
  const setUp = pick(parameters, ['path', 'scenario', 'wire', 'now', 'isPrerendered', 'fail', 'change']);
  const member = memberOf(parameters);
  return renderApp({ ...setUp, ...(member !== null && { signedInAs: member }), ...options });
}

export const field = (label: string): HTMLElement => screen.getByLabelText(label);
export const findField = (label: string): Promise<HTMLElement> => screen.findByLabelText(label);
export const findHeading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { name });

/** The submit button of the form that contains a field. The header may have a button of the same name. */
export function submitButton(fieldLabel: string): HTMLElement {
  const button = field(fieldLabel).closest('form')?.querySelector<HTMLElement>('button[type="submit"]');
  if (!button) throw new Error(`'${fieldLabel}' is not in a form with a submit button.`);
  return button;
}

/** The texts of all error announcements on the screen. */
export const alerts = (): string[] =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

/** Replaces the text of a field at once, for tests in which the single keys do not matter. */
export async function enter({ user }: Pick<RenderedApp, 'user'>, label: string, text: string): Promise<void> {
  await user.clear(field(label));
  await user.paste(text);
}

export async function signIn(app: RenderedApp, username = 'demo', password = 'Shabbos1'): Promise<void> {
  await findField('Email address');
  await enter(app, 'Email address', username);
  await enter(app, 'Password', password);
  await app.user.click(submitButton('Password'));
}
