import { findNginx } from '../findNginx';
import { linuxDistribution, succeeds } from './ensureBrowser';

/**
 * Finds the nginx that serves the production bundle in the tests and says which one it is. Installs it first as root on
 * Debian. Returns null elsewhere if there is none: everything but the tests of nginx itself runs without it.
 */
export function ensureNginx(): string | null {
  const installed = findNginx();
  if (installed === null && process.getuid?.() === 0 && linuxDistribution() === 'debian') {
    console.log("Installing Debian's nginx-light and libnginx-mod-http-brotli-static.");
    succeeds(['apt-get', 'update']);
    succeeds(['apt-get', 'install', '-y', 'nginx-light', 'libnginx-mod-http-brotli-static']);
  }
  const nginx = installed ?? findNginx();
  console.log(
    nginx === null
      ? 'There is no nginx, so its own tests do not run. On Debian: apt-get install nginx-light'
      : `Serving through ${nginx}`,
  );
  return nginx;
}
