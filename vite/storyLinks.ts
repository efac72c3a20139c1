import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toId } from 'storybook/internal/csf';

interface DocsLink {
  title: string;
  /** The id of the docs page. */
  id: string;
}

export type RelatedDocs = Record<'uses' | 'usedBy', DocsLink[]>;

const STORIES = '.stories.tsx';

/** The modules of the project that a file imports, also dynamically; those of packages are left out. */
function importsOf(file: string, files: ReadonlyMap<string, string>): string[] {
  const specifiers = [...(files.get(file) ?? '').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)];
  return specifiers.flatMap(([, specifier = '']) => {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    return ['.tsx', '.ts'].map((extension) => target + extension).filter((name) => files.has(name));
  });
}

/**
 * For the title of each stories file: the components with stories that its component imports, directly or through modules
 * without stories, and the components that import it in that way. `files` maps paths with slashes to sources.
 */
export function relatedDocs(files: ReadonlyMap<string, string>): Record<string, RelatedDocs> {
  const titles = new Map<string, string>();
  for (const [file, source] of files) {
    const component = file.replace(STORIES, '.tsx');
    const title = /^ {2}title: '([^']+)'/m.exec(source)?.[1];
    if (file.endsWith(STORIES) && title !== undefined && files.has(component)) titles.set(component, title);
  }
  const usedTitles = (component: string): Set<string> => {
    const reached = new Set(importsOf(component, files));
    for (const file of reached)
      if (!titles.has(file)) for (const imported of importsOf(file, files)) reached.add(imported);
    return new Set([...reached].flatMap((file) => titles.get(file) ?? []));
  };
  const uses = new Map([...titles].map(([component, title]) => [title, usedTitles(component)]));
  const linksTo = (linked: readonly string[]): DocsLink[] =>
    linked.toSorted().map((title) => ({ title, id: toId(title, 'docs') }));
  return Object.fromEntries(
    [...uses].map(([title, used]) => [
      title,
      {
        uses: linksTo([...used]),
        usedBy: linksTo([...uses.keys()].filter((other) => uses.get(other)?.has(title))),
      },
    ]),
  );
}

function sourcesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => path.posix.join(folder, name.replaceAll('\\', '/')));
  return new Map(
    files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/** The links between the docs pages of the project. They follow from the imports, so nobody has to update them. */
export const storyLinks = (): Record<string, RelatedDocs> => relatedDocs(sourcesIn('src'));
