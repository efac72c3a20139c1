import { findNginx } from '../findNginx';
import { linuxDistribution, succeeds } from './ensureBrowser';

/**
 * Finds the nginx that serves the production build in the tests and says which one it is. As root on Debian it first installs
 * nginx. Returns null if there is no nginx: then Node serves the build, and the tests of nginx itself do not run.
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
