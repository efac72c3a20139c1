import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { isRootUser, linuxDistribution, runCommand } from '../testRun/system';
import type { Driver } from './driver';
import { installationObstacle } from './installationObstacle';
import { openChromium, openFirefox } from './pageDriver';
import { openWebKit } from './webkitDriver';

/** A browser to test in. */
interface TestedBrowser {
  name: string;
  /** True for a browser that is older than those we support. */
  isOutdated?: true;
  /** Installs the browser where that is possible. Returns how to open it, or null if that has failed. Throws with the reason where it cannot be tried. */
  prepare: () => Promise<(() => Promise<Driver>) | null>;
}

const CACHE = 'node_modules/.cache/browsers';

/** The packages of the npm registry that contain an old Chromium for Linux on x64, with the hash that the registry names. */
const packages = {
  109: {
    name: '@sparticuz/chromium@109.0.6',
    integrity:
      'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
  92: {
    name: 'chrome-aws-lambda@10.1.0',
    integrity:
      'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
};

function findProgram(...names: string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

/** Finds programs, and installs their Debian packages if they are missing. Throws with the reason where that is impossible. */
function findOrInstall<T>(find: () => T | null, ...debianPackages: string[]): T | null {
  const found = find();
  if (found !== null) return found;
  const obstacle = installationObstacle(
    { isRoot: isRootUser(), distribution: linuxDistribution() },
    debianPackages,
  );
  if (obstacle !== null) throw new Error(obstacle);
  runCommand(['apt-get', 'update']);
  runCommand(['apt-get', 'install', '-y', '--no-install-recommends', ...debianPackages]);
  return find();
}

/** MiniBrowser is in a folder of libraries: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser(): string | null {
  const root = '/usr/lib';
  if (!existsSync(root)) return null;
  const files = readdirSync(root).flatMap((folder) =>
    ['4.1', '4.0'].map((version) => path.join(root, folder, `webkit2gtk-${version}`, 'MiniBrowser')),
  );
  return files.find((file) => existsSync(file)) ?? null;
}

function findWebKit() {
  const webDriver = findProgram('WebKitWebDriver');
  const miniBrowser = findMiniBrowser();
  const xvfb = findProgram('Xvfb');
  return webDriver === null || miniBrowser === null || xvfb === null
    ? null
    : { webDriver, miniBrowser, xvfb };
}

/** Downloads and unpacks an old Chromium once. */
async function downloadChromium(version: keyof typeof packages): Promise<string | null> {
  const program = path.resolve(CACHE, `chromium-${version}`);
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('There is no old Chromium for this machine: it runs on Linux and x64 only.');
  const { name, integrity } = packages[version];
  const folder = path.join(CACHE, `package-${version}`);
  mkdirSync(folder, { recursive: true });
  if (!runCommand(['npm', 'pack', name, '--silent', '--pack-destination', folder])) return null;
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '';
  const hash = createHash('sha512')
    .update(readFileSync(path.join(folder, archive)))
    .digest('base64');
  if (`sha512-${hash}` !== integrity) throw new Error(`${name} has another hash than expected.`);
  if (!runCommand(['tar', '-xzf', path.join(folder, archive), '-C', folder])) return null;
  await pipeline(
    createReadStream(path.join(folder, 'package/bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(`${program}.part`, { mode: 0o755 }),
  );
  await rename(`${program}.part`, program);
  return program;
}

const oldChromium = (version: keyof typeof packages) => async () => {
  const program = await downloadChromium(version);
  return program === null ? null : () => openChromium(program);
};

export const testedBrowsers: readonly TestedBrowser[] = [
  {
    name: 'Firefox',
    prepare: async () => {
      const program = findOrInstall(() => findProgram('firefox-esr', 'firefox'), 'firefox-esr');
      return program === null ? null : () => openFirefox(program);
    },
  },
  {
    name: 'WebKit',
    prepare: async () => {
      const programs = findOrInstall(findWebKit, 'webkit2gtk-driver', 'xvfb');
      return programs === null ? null : () => openWebKit(programs);
    },
  },
  { name: 'Chromium 109', prepare: oldChromium(109) },
  { name: 'Chromium 92', isOutdated: true, prepare: oldChromium(92) },
];
