import './styles/first.scss';
import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startFirstCalls } from './api/firstCalls';
import { App } from './app/App';
import { wasSignedIn } from './app/session/lastSession';
import { preloadScreen } from './app/routing/shownScreen';

/** Takes over from the spinner that the page was served with. */
function Started({ children }: { children: ReactNode }) {
  useLayoutEffect(() => document.documentElement.classList.remove('is-waiting'), []);
  return children;
}

async function start(root: HTMLElement): Promise<void> {
  let basename = '/';
  if (import.meta.env.VITE_EMULATED) {
    const { startQa } = await import('./qa/startQa');
    const base = await startQa(root);
    if (base === null) return;
    basename = base;
  }
  const pathname = window.location.pathname.slice(basename.length - 1);
  const isReturning = wasSignedIn();
  startFirstCalls();
  // A chunk that cannot be had shows its failure when its screen is drawn.
  const screenCame = preloadScreen(pathname, isReturning).catch(() => undefined);
  const isPrerendered = !isReturning && document.documentElement.dataset.page === pathname;
  // What stands would give way to a spinner if the session came to be known before its screen is there.
  if (isPrerendered) await screenCame;
  const page = (
    <Started>
      <BrowserRouter basename={basename}>
        <App isPrerendered={isPrerendered} />
      </BrowserRouter>
    </Started>
  );
  // Each screen brings its own.
  document.head.querySelector('title')?.remove();
  if (isPrerendered) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

const root = document.getElementById('root');
if (root !== null) void start(root);
