/**
 * Runs in the head of every built page, before anything else has loaded: sends the two first calls, asks for the
 * chunks of the page's screen, and hides what was prerendered from whoever is to see another page (decision B10).
 * It is inlined by the build, so it stands alone and imports nothing. Its text is the same in every build of the same
 * source, because servers name its hash in their Content-Security-Policy (deploy/nginx.conf); what differs is in the
 * data block before it.
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
    // Without storage nobody was.
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
