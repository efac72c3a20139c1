import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productBuild } from './builds';

/**
 * Copies the build to `folder`/dist as if it were another version: scripts and stylesheets get other names, the pages contain the
 * name of the version, and there are no compressed copies, whose content would be the old one.
 */
export async function copyAsVersion(folder: string, version: string): Promise<string> {
  const dist = path.join(folder, 'dist');
  await cp(productBuild, dist, { recursive: true });
  await cp(`${productBuild}-conf`, `${dist}-conf`, { recursive: true });
  const assets = path.join(dist, 'assets');
  const renamed = (await readdir(assets)).filter((name) => /\.(?:js|css)$/.test(name));
  const pattern = new RegExp(renamed.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const newName = (name: string) => name.replace(/\.(?=\w+$)/, `${version}.`);
  for (const name of await readdir(dist, { recursive: true })) {
    const file = path.join(dist, name);
    if (/\.(?:br|gz)$/.test(name)) await rm(file);
    else if (/\.(?:js|css|html)$/.test(name)) {
      const text = (await readFile(file, 'utf8')).replaceAll(pattern, newName);
      await rm(file);
      await writeFile(
        path.join(dist, path.dirname(name) === 'assets' ? newName(name) : name),
        text.replace(/(<meta name="version" content=")[^"]*/, `$1${version}`),
      );
    }
  }
  return dist;
}

/** Runs deploy/install.sh. With 'assets', it installs only the assets of the build: another server may already serve its pages. */
export function install(build: string, site: string, ...only: 'assets'[]): void {
  execFileSync('sh', ['deploy/install.sh', build, site, ...only], { stdio: 'pipe' });
}

export const temporaryFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'deploy-'));
