/**
 * Runs in the head of every built page, before anything else has loaded. It sends the first calls, preloads the chunks of
 * the screen, and hides prerendered content that belongs to another address or is not for members (rule: unknown-session).
 * The build inlines it, so it must not import anything. Its text must not depend on the build, because servers name its
 * hash in their Content-Security-Policy (deploy/nginx.conf). What differs between builds is in the data block before it.
 */
(() => {
  const page = document.documentElement;
  const { pathname } = location;

  const early = async (path: string) => {
    try {
      const response = await fetch(`${path}?_=${Date.now()}`, { headers: { Accept: 'application/json' } });
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- scripts/vite/screenFiles.ts has written it
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
