/**
 * Runs in the head of every built page, before anything else has loaded. It sends the first calls; for a returning member also
 * the call for the records, if the screen shows them. It preloads the chunks of the screen. It hides prerendered content of
 * another address, and in a browser that was signed in at its last visit (rule: unknown-session). The build inlines it, so it
 * must not import anything. Values that differ between builds are in the JSON block before it.
 */
(() => {
  const page = document.documentElement;
  if (page.classList.contains('is-outdated')) return;
  const { pathname } = location;

  const read = async (path: string, signal: AbortSignal) => {
    try {
      const response = await fetch(path, {
        headers: { Accept: 'application/json' },
        cache: 'no-store',
        redirect: 'manual',
        signal,
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return null;
    }
  };
  const early = (path: string) => {
    const controller = new AbortController();
    return Object.assign(read(path, controller.signal), { abort: () => controller.abort() });
  };
  const time = Date.now();
  const calls: NonNullable<Window['firstCalls']> = {
    user: early(`/api/user?_=${time}`),
    colony: early(`/api/colony?_=${time}`),
  };
  window.firstCalls = calls;

  // Without the entry script nothing would ever replace the spinner. A deployment may have removed it, so the page reloads once
  // for each version, if the server answers within 15 seconds. src/app/chunks/missingChunk.ts uses the same key and the same
  // time. If the script is still missing, a message says so (rule: outdated-page).
  const recover = async (version: string) => {
    const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 15_000);
    try {
      const answer = await fetch(location.href, { cache: 'no-store', signal: controller.signal });
      if (answer.ok && sessionStorage.getItem('reloaded-from') !== version) {
        sessionStorage.setItem('reloaded-from', version);
        const address = metaOf('error-reports');
        // Like src/app/reports/, which is not loaded.
        if (address !== undefined) {
          const report = {
            version: metaOf('version'),
            kind: 'missing-entry',
            screen: pathname in visitor ? pathname : 'other',
          };
          navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
        }
        location.reload();
        return;
      }
    } catch {
      // There is no network, or the browser forbids storage.
    }
    const note = document.createElement('div');
    note.className = 'load-error';
    note.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = 'Something went wrong. Please try again.';
    const button = document.createElement('button');
    button.className = 'btn btn-secondary';
    button.textContent = 'Try again';
    button.addEventListener('click', () => location.reload());
    note.append(text, button);
    if (page.classList.contains('is-waiting')) document.querySelector('.waiting')?.replaceChildren(note);
    else document.body.prepend(note);
  };
  const onError = ({ target }: Event) => {
    // Only the entry script: a reload for a script that an extension has added would lose typed input.
    if (target instanceof HTMLScriptElement && target.getAttribute('src') === entry) void recover(target.src);
  };
  // The error of an element does not bubble.
  addEventListener('error', onError, true);

  let isReturning = false;
  try {
    isReturning = localStorage.getItem('was-signed-in') !== null;
  } catch {
    // The browser forbids storage.
  }

  const data =
    document.getElementById('screen-files')?.textContent ??
    '{"member":{},"visitor":{},"entry":"","files":{},"withRecords":[]}';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- vite/screenFiles.ts writes this JSON
  const { member, visitor, entry, files, withRecords } = JSON.parse(data) as {
    member: Record<string, string | undefined>;
    visitor: Record<string, string | undefined>;
    files: Record<string, string[] | undefined>;
    entry: string;
    withRecords: string[];
  };
  const screen = (isReturning ? member : visitor)[pathname] ?? '';
  if (isReturning && withRecords.includes(screen)) calls.minyan = early('/api/minyan');
  const screenFiles = files[screen] ?? [];
  // A member sees nothing before the entry script has run. Its tag has a low priority, because visitors can read before.
  for (const file of isReturning && entry !== '' ? [entry, ...screenFiles] : screenFiles) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    if (file === entry) link.fetchPriority = 'high';
    document.head.append(link);
  }

  // The first date format of a page takes a slow phone 50 ms. On a first visit there is time for it while the scripts load.
  setTimeout(() => new Intl.DateTimeFormat(), 300);

  if (isReturning || page.dataset.page !== pathname) page.classList.add('is-waiting');
})();
