import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|txt|md|webmanifest)$/;

/** Writes a brotli and a gzip copy of each text file of the build, for servers that serve precompressed files. */
export function precompressedFiles(): Plugin {
  let outDir = '';
  return {
    name: 'precompressed-files',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // Runs after the plugins that write into the folder.
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(outDir, { recursive: true });
        const texts = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => path.join(outDir, name));
        await Promise.all(texts.map(compress));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}
