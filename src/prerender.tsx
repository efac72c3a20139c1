import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app/App';
import { likelyScreenAt } from './app/screens';

export { allScreens, likelyScreenAt } from './app/screens'; // For vite/screenFiles.ts.

/** For the build (vite/prerenderedPages.ts): the HTML of a public page, as a visitor sees it while the session is unknown. */
export async function renderPage(path: string): Promise<string> {
  await likelyScreenAt(path, false).code.load();
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App isPrerendered />
    </StaticRouter>,
    // By default React streams large parts later with an inline script, which the Content-Security-Policy forbids.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
