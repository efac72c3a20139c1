// This import comes first, because it declares the order of the CSS layers.
import './app/firstStyles';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startFirstCalls } from './api/firstCalls';
import { App } from './app/App';
import { startReports } from './app/page/reports/startReports';
import { RootBoundary } from './app/page/RootBoundary';
import { likelyScreenAt } from './app/screens';
import { takePlainAddress } from './lib/plainAddress';
import { wasSignedIn } from './lib/sessionMark';
import { loadCachedFonts } from './ui/fonts/loadCachedFonts';

/** This client has no service worker. The worker of an earlier client could answer from its cache (rule: no-service-worker). */
async function removeServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = registrations.length > 0 ? await caches.keys() : [];
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Without HTTPS or storage there is no worker to remove.
  }
}

async function start(root: HTMLElement): Promise<void> {
  // In production, src/head/head.ts has called this function already.
  if (import.meta.env.MODE !== 'production') takePlainAddress();
  // A page in a folder of its host, such as the QA build's, names that folder here.
  const basename = document.documentElement.dataset.base ?? '/';
  startReports();
  // Only the production build is served at an address where an earlier client may have left a service worker.
  if (import.meta.env.MODE === 'production') void removeServiceWorkers();
  const pathname = window.location.pathname.slice(basename.length - 1);
  const isReturning = wasSignedIn();
  startFirstCalls();
  loadCachedFonts(isReturning);
  // If the code cannot be loaded, the rendered screen tries again and shows the error.
  const loadingScreen = likelyScreenAt(pathname, isReturning)
    .code.load()
    .catch(() => null);
  // React can hydrate the prerendered page only if the code of its screen has loaded.
  const isPrerendered =
    !isReturning && document.documentElement.dataset.page === pathname && (await loadingScreen) !== null;
  const page = (
    <StrictMode>
      <RootBoundary>
        <BrowserRouter basename={basename} useTransitions={false}>
          <App isPrerendered={isPrerendered} />
        </BrowserRouter>
      </RootBoundary>
    </StrictMode>
  );
  // Each screen renders its own title.
  document.head.querySelector('title')?.remove();
  if (isPrerendered) hydrateRoot(root, page);
  else createRoot(root).render(page);
}

const root = document.getElementById('root');
const isOutdated = document.documentElement.classList.contains('is-outdated');
if (root !== null && !isOutdated) start(root).catch(reportError);
