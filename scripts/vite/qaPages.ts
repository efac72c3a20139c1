import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { demoLinks } from '../../mocks/data/demoAccounts.ts';
import { routeOf, screenNames } from '../../src/lib/routes.ts';

const patterns = [...new Set(screenNames.map((name) => routeOf(name).path))];

/** For hosts that send every unknown address here. */
const NOT_FOUND = '404.html';

/** What the page needs before anything of it has run, in the order of the built HTML. */
const TAGS =
  /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet|icon)")[^>]*>(?:<\/script>)?/g;

/**
 * Makes the build for QA lie anywhere: at the root of a host or below any path, whether or not the host knows that all
 * addresses are one application's. Each address has a page of its own, all the same, which finds the build's folder by
 * taking its own address off the end, and loads the application from there.
 */
export function qaPages(): Plugin {
  let outDir = '';
  return {
    name: 'qa-pages',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle(error?: Error) {
      if (error) return;
      const page = relocatable(await readFile(path.join(outDir, 'index.html'), 'utf8'));
      for (const file of ['index.html', NOT_FOUND, ...addresses().map((one) => `${one}/index.html`)]) {
        const name = path.join(outDir, file);
        await mkdir(path.dirname(name), { recursive: true });
        await writeFile(name, page);
      }
    },
  };
}

/** Every address that is known beforehand: the screens, and the links of the demo tokens. */
function addresses(): string[] {
  const fixed = patterns.filter((pattern) => pattern !== '/' && !pattern.includes(':'));
  return [...fixed, ...demoLinks.map((link) => link.path)].map((address) => address.slice(1));
}

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

type Page = { patterns: string[]; files: { rel: string; file: string }[] };

/** Runs in the page, so it stands alone. */
function load({ patterns: known, files }: Page): void {
  const segments = location.pathname.split('/').slice(1);
  const given = segments.filter((segment, index) => segment !== '' || index < segments.length - 1);
  const lengths = known
    .map((pattern) => pattern.split('/').slice(1))
    .filter((pattern) => pattern[0] !== '' && pattern.length <= given.length)
    .filter((pattern) =>
      pattern.every(
        (part, index) => part.startsWith(':') || part === given[given.length - pattern.length + index],
      ),
    )
    .map((pattern) => pattern.length);
  const isFolder = location.pathname.endsWith('/');
  const own = Math.max(isFolder ? 0 : Math.min(1, given.length), ...lengths);

  // Where nothing is to be found the folder above may be the one: an unknown address may have any length.
  const tryFolder = (length: number) => {
    const base = `/${given
      .slice(0, length)
      .map((segment) => `${segment}/`)
      .join('')}`;
    if (`${location.pathname}/` === base) {
      location.replace(base + location.search + location.hash);
      return;
    }
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
  tryFolder(given.length - own);
}
