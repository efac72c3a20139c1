import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { demoLinks } from '../mocks/data/demoAccounts.ts';
import { paths } from '../src/lib/paths.ts';

const patterns: string[] = Object.values(paths);

/** Many hosts answer an unknown address with this file. */
const NOT_FOUND = '404.html';

/** The tags of the built HTML that load scripts, styles, the manifest and icons. */
const TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet|manifest|icon|apple-touch-icon)")[^>]*>(?:<\/script>)?/g;

/**
 * Makes the build for QA work at the root of a host and below any path, even if the host does not route all addresses to
 * one page. Each known address has a copy of the page. The page removes its own address from the end of the URL; the rest is
 * the folder of the build, from which it loads the application.
 */
export function qaPages(): Plugin {
  return {
    name: 'qa-pages',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const page = relocatable(await readFile(path.join(dir, 'index.html'), 'utf8'));
      const copies = addresses().map((address) => `${address}/index.html`);
      for (const file of ['index.html', NOT_FOUND, ...copies]) {
        const name = path.join(dir, file);
        await mkdir(path.dirname(name), { recursive: true });
        await writeFile(name, page);
      }
    },
  };
}

/** Every address known at build time: the screens, and the links with demo tokens. */
function addresses(): string[] {
  const fixed = patterns.filter((pattern) => pattern !== '/' && !pattern.includes(':'));
  return [...fixed, ...demoLinks.map((link) => link.path)].map((address) => address.slice(1));
}

/** Replaces the tags that load files by a script, which adds them again with the folder of the build. */
function relocatable(html: string): string {
  const tags = html.match(TAGS) ?? [];
  const files = tags.map((tag) => ({
    rel: /rel="([^"]+)"/.exec(tag)?.[1] ?? 'module',
    file: /(?:src|href)="\.?\/([^"]+)"/.exec(tag)?.[1] ?? '',
  }));
  const data = JSON.stringify({ patterns, files });
  const script = `<script>(${load.toString()})(${data})</script>`;
  return html
    .replace(TAGS, '')
    .replace('</head>', () => `  <meta name="robots" content="noindex" />\n    ${script}\n  </head>`);
}

/** Finds the folder of the build and loads the application. Inlined into the page as text, so it must use nothing from outside. */
function load({
  patterns: known,
  files,
}: {
  patterns: string[];
  files: { rel: string; file: string }[];
}): void {
  const segments = location.pathname.split('/').filter((segment) => segment !== '');
  const lengths = known
    .map((pattern) => pattern.split('/').slice(1))
    .filter((pattern) => pattern[0] !== '' && pattern.length <= segments.length)
    .filter((pattern) =>
      pattern.every(
        (part, index) => part.startsWith(':') || part === segments[segments.length - pattern.length + index],
      ),
    )
    .map((pattern) => pattern.length);
  /** How many segments at the end of the URL are the page's own address. The segments before them are the folder of the build. */
  const ownLength = Math.max(0, ...lengths);

  // An unknown address may have any length. If a folder does not contain the script, the page tries the folder above.
  const tryFolder = (length: number) => {
    const base = ['', ...segments.slice(0, length), ''].join('/');
    // A host may answer the folder without its final slash, which the router needs.
    if (`${location.pathname}/` === base)
      history.replaceState(null, '', base + location.search + location.hash);
    document.documentElement.dataset.base = base;
    for (const { rel, file } of files) {
      if (rel === 'module') {
        const script = document.createElement('script');
        script.type = 'module';
        script.src = base + file;
        script.addEventListener('error', () => {
          if (length > 0) tryFolder(length - 1);
        });
        document.head.append(script);
      } else {
        const link = document.createElement('link');
        link.rel = rel;
        link.href = base + file;
        document.head.append(link);
      }
    }
  };
  tryFolder(segments.length - ownLength);
}
