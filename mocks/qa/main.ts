import '@/app/firstStyles';
import { setClock } from '@/lib/clock';
import { rememberSignedIn } from '@/lib/sessionMark';
import { recordErrors, recordPage } from './journal/recordPage';
import { continueReplay } from './journal/replay';
import { mountQaPanel } from './panel/mountQaPanel';
import { type Emulation, startEmulation } from './startEmulation';

/** A little longer than SWR's `dedupingInterval`, within which SWR skips a revalidation. In milliseconds. */
const AFTER_DEDUPING_MS = 2_100;

// The entry of a page with the emulated backend: starts the backend there, mounts the QA panel, and then runs the app's
// own entry. If the backend cannot start here, the page explains why.
async function start(): Promise<void> {
  const base = document.documentElement.dataset.base ?? '/';
  if (!window.isSecureContext) {
    explain(
      `This build keeps its state by means that browsers offer only over https or at http://localhost. This page was opened at ${window.location.origin}.`,
    );
    return;
  }
  let emulation: Emulation;
  try {
    emulation = await startEmulation(base);
  } catch (error) {
    explain(`The emulated backend could not start. ${String(error)}`);
    return;
  }
  const { clock, controls, journal, onChange } = emulation;
  setClock(clock.now);
  onChange((needsRevalidation) => {
    // setClock notifies every component that shows the time.
    setClock(clock.now);
    if (needsRevalidation) revalidatePage();
  });
  rememberSignedIn(controls.member() !== null);
  recordErrors(journal, emulation.refresh);
  recordPage(journal);
  mountQaPanel(emulation);
  await import('@/main');
  await continueReplay(emulation);
}

/** SWR revalidates on the event 'online'. The second event revalidates the data that was read just before the first event. */
function revalidatePage(): void {
  const readAgain = () => window.dispatchEvent(new Event('online'));
  readAgain();
  setTimeout(readAgain, AFTER_DEDUPING_MS);
}

function explain(text: string): void {
  const box = document.createElement('main');
  box.style.cssText = 'max-width: 40rem; margin: 15vh auto; padding: 1rem; font: 1.1rem/1.5 system-ui';
  const heading = document.createElement('h1');
  heading.textContent = 'This QA build cannot run here';
  box.append(heading, text);
  document.getElementById('root')?.replaceChildren(box);
  document.title = 'QA build';
}

// An outdated browser shows a sentence instead, and runs nothing.
if (!document.documentElement.classList.contains('is-outdated')) void start();
