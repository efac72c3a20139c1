import path from 'node:path';
import { routeOf, screenNames } from '../../src/lib/routes.ts';

/** The file that `npx tsx scripts/routes.ts` writes. */
export const SCREEN_IMPORTS = 'src/app/routing/screenImports.ts';

/** The source text of the imports, one for each row of src/lib/routes.ts. */
export function screenImports(): string {
  const screens = screenNames.map((name) => {
    const { module, isInFirstChunk } = routeOf(name);
    const from = path.posix.relative(path.posix.dirname(SCREEN_IMPORTS), `src/${module}`);
    return { name, component: path.posix.basename(module), from, isInFirstChunk };
  });
  const first = screens.filter(({ isInFirstChunk }) => isInFirstChunk);
  const rest = screens.filter(({ isInFirstChunk }) => !isInFirstChunk);
  return `// Written by \`npx tsx scripts/routes.ts\` from src/lib/routes.ts. Do not edit.
import type { FunctionComponent } from 'react';
${first.map(({ component, from }) => `import { ${component} } from '${from}';`).join('\n')}
import type { ScreenName } from '../../lib/routes';
import type { PropsOf } from './screenData';

/** The screens of the first chunk. */
export const firstScreens = {
${first.map(({ name, component }) => `  ${name}: ${component},`).join('\n')}
} satisfies { [Name in ScreenName]?: FunctionComponent<PropsOf<Name>> };

/** The other screens. The bundler makes a chunk for each literal import(). */
export const screenImports = {
${rest.map(({ name, component, from }) => `  ${name}: async () => (await import('${from}')).${component},`).join('\n')}
} satisfies { [Name in ScreenName]?: () => Promise<FunctionComponent<PropsOf<Name>>> };
`;
}
