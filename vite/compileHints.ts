import type { Plugin } from 'vite';

/**
 * If a file begins with this comment, Chromium compiles all its functions in the background while the file loads, not one by one
 * on the main thread as they are called. Other browsers ignore the comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** In characters. A shorter script has so little to compile that the comment is not worth its bytes. */
const MIN_LENGTH = 5_000;

/** Adapts a source map to a line that was added before the code. */
function shiftLine(map: string): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a source map always has mappings
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  return JSON.stringify({ ...rest, mappings: `;${mappings}` });
}

/** Asks the browser to compile each long script as a whole. Must run before the plugins that move maps and compress files. */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has added the list of preloaded files in front of a chunk's code.
      order: 'post',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'chunk' || file.code.length < MIN_LENGTH) continue;
          file.code = COMPILE_HINT + file.code;
          const map = bundle[`${name}.map`];
          if (map?.type === 'asset') map.source = shiftLine(String(map.source));
        }
      },
    },
  };
}
