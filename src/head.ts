/**
 * Runs in the head of every built page, before anything else has loaded. It sends the first calls and preloads the chunks of
 * the screen. It hides prerendered content of another address, and in a browser that was signed in at its last visit
 * (rule: unknown-session). The build inlines it, so it must not import anything. Its text is the same in every build; values that
 * differ between builds are in the JSON block before it.
 */
(() => {
  const page = document.documentElement;
  const { pathname } = location;

  const early = async (path: string) => {
    try {
      const response = await fetch(`${path}?_=${Date.now()}`, {
        headers: { Accept: 'application/json' },
        redirect: 'manual',
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return null;
    }
  };
  window.firstCalls = { user: early('/api/user'), colony: early('/api/colony') };

  let isReturning = false;
  try {
    isReturning = localStorage.getItem('was-signed-in') !== null;
  } catch {
    // The browser forbids storage.
  }

  const data =
    document.getElementById('screen-files')?.textContent ?? '{"member":{},"visitor":{},"files":{}}';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- scripts/vite/screenFiles.ts writes this JSON
  const { member, visitor, files } = JSON.parse(data) as {
    member: Record<string, string | undefined>;
    visitor: Record<string, string | undefined>;
    files: Record<string, string[] | undefined>;
  };
  const screen = (isReturning ? member : visitor)[pathname] ?? '';
  for (const file of files[screen] ?? []) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }

  if (isReturning || page.dataset.page !== pathname) page.classList.add('is-waiting');
})();
