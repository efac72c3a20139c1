import { build } from 'esbuild';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IN_SEASON } from '../../e2e/support/app';
import { serveBuild } from '../serveBuild';

/**
 * Copies the production build, and adds the probe to its pages. The probe is a file of the site, because the build's
 * Content-Security-Policy allows such scripts. Returns the folder.
 */
export async function copyWithProbe(dist: string): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'tour-')), 'dist');
  await cp(dist, folder, { recursive: true });
  await cp(`${dist}-conf`, `${folder}-conf`, { recursive: true });
  const { outputFiles } = await build({
    entryPoints: ['scripts/browsers/probe.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome90',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'window' },
  });
  const offset = `window.probeOffset = ${IN_SEASON} - Date.now();`;
  await writeFile(path.join(folder, 'probe.js'), `${offset}\n${outputFiles[0]?.text ?? ''}`);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (/\.html\.(?:br|gz)$/.test(name)) await rm(file);
    if (!name.endsWith('.html')) continue;
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace('<head>', '<head><script src="/probe.js"></script>'));
  }
  return folder;
}

/** Serves the copy with an emulated backend of its own. */
export function startSite(folder: string) {
  const started = Date.now();
  return serveBuild(folder, { scenario: 'typical', now: () => IN_SEASON + Date.now() - started });
}
