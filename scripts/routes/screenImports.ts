import path from 'node:path';
import { routeOf, screenNames, type ScreenName } from '../../src/lib/routes.ts';

/** The file that `npx tsx scripts/routes.ts` writes. */
export const SCREEN_IMPORTS = 'src/app/routing/screenImports.ts';

function importOf(name: ScreenName): { component: string; from: string } {
  const { module } = routeOf(name);
  const from = path.posix.relative(path.posix.dirname(SCREEN_IMPORTS), `src/${module}`);
  return { component: path.posix.basename(module), from };
}

const isInFirstChunk = (name: ScreenName) => routeOf(name).isInFirstChunk === true;

function staticImport(name: ScreenName): string {
  const { component, from } = importOf(name);
  return `import { ${component} } from '${from}';`;
}

function dynamicImport(name: ScreenName): string {
  const { component, from } = importOf(name);
  return `  ${name}: async () => (await import('${from}')).${component},`;
}

/** The source text of the imports, one for each row of src/lib/routes.ts. */
export function screenImports(): string {
  const first = screenNames.filter(isInFirstChunk);
  const rest = screenNames.filter((name) => !isInFirstChunk(name));
  return `// Written by \`npx tsx scripts/routes.ts\` from src/lib/routes.ts. Do not edit.
import type { FunctionComponent } from 'react';
${first.map(staticImport).join('\n')}
import type { ScreenName } from '../../lib/routes';
import type { PropsOf } from './screenData';

/** The screens of the first chunk. */
export const firstScreens = {
${first.map((name) => `  ${name}: ${importOf(name).component},`).join('\n')}
} satisfies { [Name in ScreenName]?: FunctionComponent<PropsOf<Name>> };

/** The other screens. The bundler makes a chunk for each literal import(). */
export const screenImports = {
${rest.map(dynamicImport).join('\n')}
} satisfies { [Name in ScreenName]?: () => Promise<FunctionComponent<PropsOf<Name>>> };
`;
}
