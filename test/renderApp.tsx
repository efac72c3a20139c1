import { act, configure, getConfig, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { SWRConfig } from 'swr';
import type { Backend } from '../mocks/backend';
import { startFirstCalls } from '../src/api/firstCalls';
import { App } from '../src/app/App';
import { rememberSignedIn } from '../src/app/session/lastSession';
import { currentTime, setClock } from '../src/lib/clock';
import { startBackend, type StartOptions } from './backend';

// A screen's chunk is compiled where it is first asked for.
configure({ asyncUtilTimeout: 15_000 });

/** Less than the application's own, so that tests need not wait. */
const SAME_READ = 100;

// The test environment has no page to scroll.
window.scrollTo = () => undefined;

/** While something takes its time the application lives on, as it does while a test waits for a text. */
const meanwhile = (wait: () => Promise<unknown>) => getConfig().asyncWrapper(wait);

export type RenderAppOptions = StartOptions & {
  /** The address that is opened. */
  path?: string;
  /** Changes the backend before the first call leaves. */
  change?: (backend: Backend) => void;
  /** Timers under the test's control, for what happens after a time; they run by themselves too. */
  fakeTimers?: boolean;
  /** The page came with its public content, as from the production build. */
  isPrerendered?: boolean;
  /** Two reads of one thing within so many milliseconds are one. */
  sameRead?: number;
};

type Place = { address: string; navigate: NavigateFunction };

function Probe({ onPlace }: { onPlace: (place: Place) => void }) {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const navigate = useNavigate();
  useLayoutEffect(() => onPlace({ address, navigate }), [onPlace, address, navigate]);
  return null;
}

/**
 * The whole application as src/main.tsx starts it, on an emulated backend of its own. It has not settled when this
 * returns: await what the test is about, or `settled()`.
 */
export function renderApp({
  path = '/',
  change,
  fakeTimers = false,
  sameRead = SAME_READ,
  isPrerendered = false,
  ...options
}: RenderAppOptions = {}) {
  localStorage.clear();
  const backend = startBackend(options);
  if (fakeTimers) {
    jest.useFakeTimers({
      now: currentTime(),
      advanceTimers: true,
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    });
    setClock(() => Date.now());
  }
  rememberSignedIn(options.signedInAs !== undefined);
  change?.(backend);
  const user = userEvent.setup({ delay: null });
  let place: Place | undefined;
  const keepPlace = (next: Place) => {
    place = next;
  };
  startFirstCalls();
  const view = render(
    <SWRConfig value={{ dedupingInterval: sameRead, focusThrottleInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <App isPrerendered={isPrerendered} />
        <Probe onPlace={keepPlace} />
      </MemoryRouter>
    </SWRConfig>,
  );

  return {
    ...view,
    user,
    backend,
    /** Where the application stands now: path, search and hash. */
    address: () => place?.address ?? '',
    /** As by the address bar or the Back button (-1), inside of the application. */
    goTo: async (to: string | number) => {
      await act(async () => {
        await (typeof to === 'number' ? place?.navigate(to) : place?.navigate(to));
      });
    },
    /** With `fakeTimers`: that much later. */
    later: async (milliseconds: number) => {
      await meanwhile(async () => {
        await jest.advanceTimersByTimeAsync(milliseconds);
      });
    },
    /** The member comes back to this page, which reads again what it shows. */
    comeBack: async () => {
      await meanwhile(async () => {
        const pause = 2 * sameRead;
        if (fakeTimers) await jest.advanceTimersByTimeAsync(pause);
        else await new Promise((resolve) => setTimeout(resolve, pause));
        window.dispatchEvent(new Event('focus'));
      });
    },
    /** In another tab of the same browser somebody signs in. */
    signInElsewhere: async (username: string) => {
      const body = JSON.stringify({ username, password: 'Shabbos1' });
      await meanwhile(() => fetch('/login', { method: 'POST', body }));
    },
    /** Long enough for an answer to have been taken in, where nothing on the screen is to change by it. */
    idle: async () => {
      await meanwhile(async () => {
        await new Promise((resolve) => setTimeout(resolve, 80));
      });
    },
    settled: () => waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()),
  };
}

export type RenderedApp = ReturnType<typeof renderApp>;

export const field = (label: string): HTMLElement => screen.getByLabelText(label);
export const findField = (label: string): Promise<HTMLElement> => screen.findByLabelText(label);
export const findHeading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { name });

/** The button that sends the form in which a field stands; the header may have one of the same name. */
export function submitButton(fieldLabel: string): HTMLElement {
  const button = field(fieldLabel).closest('form')?.querySelector<HTMLElement>('button[type="submit"]');
  if (!button) throw new Error(`'${fieldLabel}' stands in no form that can be sent.`);
  return button;
}

/** Every text that is announced as an error now. */
export const alerts = (): string[] =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

/** Fills in the login form and sends it. */
export async function signIn({ user }: RenderedApp, username = 'demo', password = 'Shabbos1'): Promise<void> {
  await user.type(await findField('Email address'), username);
  await user.type(field('Password'), password);
  await user.click(submitButton('Password'));
}
