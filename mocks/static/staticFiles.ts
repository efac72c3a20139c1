import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Fonts and images are compressed as they are. */
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.map', '.svg', '.txt']);

type StaticFile = { body: Buffer; headers: Record<string, string> };

/**
 * A folder of built files as a web server gives it: `/about` is about.html or about/index.html where the build has
 * prerendered it, any other path without a file is the application's, so `fallback`.
 */
export function createStaticFiles(folder: string, fallback = 'index.html') {
  const root = path.resolve(folder);
  const compressed = new Map<string, Promise<Buffer>>();

  async function fileFor(pathname: string): Promise<string | null> {
    const wanted = path.join(root, path.normalize(pathname));
    if (wanted !== root && !wanted.startsWith(root + path.sep)) return null;
    const candidates = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')];
    if (path.extname(wanted) === '') candidates.push(path.join(root, fallback));
    for (const candidate of candidates) if (await isFile(candidate)) return candidate;
    return null;
  }

  return async (pathname: string, acceptEncoding: string): Promise<StaticFile | null> => {
    const file = await fileFor(pathname);
    if (file === null) return null;
    const extension = path.extname(file);
    const headers: Record<string, string> = {
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
    };
    const plain = readFile(file);
    if (!COMPRESSIBLE.has(extension) || !/\bbr\b/.test(acceptEncoding)) return { body: await plain, headers };
    const { mtimeMs } = await stat(file);
    const key = `${file} ${mtimeMs}`;
    const body = compressed.get(key) ?? plain.then((bytes) => compress(bytes));
    compressed.set(key, body);
    return { body: await body, headers: { ...headers, 'Content-Encoding': 'br' } };
  };
}

async function isFile(name: string): Promise<boolean> {
  return stat(name).then(
    (found) => found.isFile(),
    () => false,
  );
}
