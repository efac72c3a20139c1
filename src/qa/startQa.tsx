import { startEmulation, type Emulation } from '../../mocks/qa/startEmulation';
import { rememberSignedIn } from '../app/session/lastSession';
import { setClock } from '../lib/clock';
import { mountQaPanel } from './mountQaPanel';
import { revalidatePage } from './revalidatePage';
import { switchExtras } from './switchExtras';

/**
 * Starts the emulated backend in a service worker and mounts the QA panel. Returns the base path of the application ('/', or
 * a path that ends with '/'), or null if the application cannot run here. The page then explains why.
 */
export async function startQa(root: HTMLElement): Promise<string | null> {
  const base = document.documentElement.dataset.base ?? '/';
  if (!('serviceWorker' in navigator)) {
    explain(
      root,
      `This build carries its own backend in a service worker, and browsers run one only over https or at http://localhost. This page was opened at ${window.location.origin}.`,
    );
    return null;
  }
  let emulation: Emulation;
  try {
    emulation = await startEmulation(base);
  } catch (error) {
    explain(root, `The service worker with the emulated backend could not start. ${String(error)}`);
    return null;
  }
  const { clock, controls, onChange } = emulation;
  setClock(clock.now);
  onChange((needsRevalidation) => {
    // setClock notifies every component that shows the time.
    setClock(clock.now);
    if (needsRevalidation) revalidatePage();
  });
  rememberSignedIn(controls.member() !== null);
  switchExtras(controls.situation().extras, base);
  mountQaPanel(emulation);
  return base;
}

function explain(root: HTMLElement, text: string): void {
  const box = document.createElement('main');
  box.style.cssText = 'max-width: 40rem; margin: 15vh auto; padding: 1rem; font: 1.1rem/1.5 system-ui';
  const heading = document.createElement('h1');
  heading.textContent = 'This QA build cannot run here';
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  box.append(heading, paragraph);
  root.replaceChildren(box);
  document.title = 'QA build';
}
