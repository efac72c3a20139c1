import './styles/first.scss';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startFirstCalls } from './api/firstCalls';
import { App } from './app/App';
import { wasSignedIn } from './app/lastSession';
import { preloadScreens } from './app/screens';

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
  // A chunk that cannot be had is asked for again, and its failure shown, when its screen is drawn.
  preloadScreens(pathname, isReturning).catch(() => undefined);
  const page = (
    <BrowserRouter basename={basename}>
      <App isReturning={isReturning} />
    </BrowserRouter>
  );
  // Each screen brings its own.
  document.head.querySelector('title')?.remove();
  const { dataset, classList } = document.documentElement;
  if (!isReturning && dataset.page === pathname) hydrateRoot(root, page);
  else flushSync(() => createRoot(root).render(page));
  classList.remove('is-waiting');
}

const root = document.getElementById('root');
if (root !== null) void start(root);
