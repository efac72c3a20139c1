import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app/App';

/** The markup with which a page stands before its script has run: for a visitor whose session is not known yet. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App isPrerendered />
    </StaticRouter>,
    // Nothing is put off until later by a script of its own.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
