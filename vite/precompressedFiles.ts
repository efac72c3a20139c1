import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|txt|md|webmanifest)$/;

/** Writes a brotli and a gzip copy of each compressible file of a folder, for servers that serve precompressed files. */
export async function precompressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const compress = async (file: string) => {
    const bytes = await readFile(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(`${file}.br`, await brotli(bytes, { params }));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  };
  await Promise.all(
    names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(path.join(folder, name))),
  );
}
