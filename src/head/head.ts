/**
 * The build inlines this into the head of every page, so it must stay small. It sends the first calls, preloads the chunks of
 * the screen, and hides prerendered content: that of another address, and all of it from a returning member (rule:
 * unknown-session).
 */
import { sendFirstCall } from '../lib/calls';
import { GENERAL_ERROR, TRY_AGAIN } from '../lib/errorText';
import { claimReloadOnce, isServerReachable } from '../lib/loading/reloadOnce';
import { readScreenFiles, type ScreenFiles } from '../lib/loading/screenFiles';
import { takePlainAddress } from '../lib/plainAddress';
import { postReport, reportsTag } from '../lib/postReport';
import { sessionMark, wasSignedIn } from '../lib/sessionMark';

const page = document.documentElement;
/** False if the page now reloads, without the user name in its address (rule: plain-address). */
const isAtPlainAddress = takePlainAddress();
const { pathname } = location;

/** Shows that the application could not be loaded, in place of the spinner if there is one. */
function showLoadError(): void {
  const note = document.createElement('div');
  note.className = 'load-error';
  note.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = GENERAL_ERROR;
  const button = document.createElement('button');
  button.className = 'button button--secondary';
  button.textContent = TRY_AGAIN;
  button.addEventListener('click', () => location.reload());
  note.append(text, button);
  if (page.classList.contains('is-waiting')) document.querySelector('.waiting')?.replaceChildren(note);
  else document.body.prepend(note);
}

/** For a missing entry script: reloads the page once if the server answers, else shows the error (rules: outdated-page, error-report-content). */
async function recover({ visitor }: ScreenFiles): Promise<void> {
  if (!(await isServerReachable()) || !claimReloadOnce()) {
    showLoadError();
    return;
  }
  const address = reportsTag()?.content;
  if (address !== undefined)
    postReport(address, { kind: 'missing-entry', screen: pathname in visitor ? pathname : 'other' });
  location.reload();
}

function preload(file: string, isEntry: boolean): void {
  const link = document.createElement('link');
  link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
  if (link.rel === 'preload') link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  if (isEntry) link.fetchPriority = 'high';
  document.head.append(link);
}

function start(): void {
  window.firstCalls = { mark: sessionMark(), user: sendFirstCall('user'), colony: sendFirstCall('colony') };

  const isReturning = wasSignedIn();
  const files = readScreenFiles();
  if (files !== null) {
    const { entry } = files;
    // Handles only errors of the entry script: a reload because of an extension's script would lose typed input.
    const onError = ({ target, filename }: ErrorEvent) => {
      if (target instanceof HTMLScriptElement && target.getAttribute('src') === entry) void recover(files);
      // While the spinner is shown, nothing else can show an error (rule: no-blank-page).
      else if (filename?.endsWith(entry) && page.classList.contains('is-waiting')) showLoadError();
    };
    // An element's error event does not bubble, so the listener captures it.
    addEventListener('error', onError, true);

    const screen = files[isReturning ? 'member' : 'visitor'][pathname] ?? '';
    if (isReturning && files.withRecords.includes(screen)) window.firstCalls.minyan = sendFirstCall('minyan');
    // The entry script's own tag has a low priority, because visitors can read without it. Members see nothing until it has run.
    if (isReturning) preload(entry, true);
    for (const file of files.parts[screen] ?? []) preload(file, false);
  }

  // The first date format of a page takes a slow phone 50 ms. It is created here, while the scripts of a first visit still load.
  setTimeout(() => new Intl.DateTimeFormat(), 300);

  if (isReturning || page.dataset.page !== pathname) page.classList.add('is-waiting');
}

if (isAtPlainAddress && !page.classList.contains('is-outdated')) start();
