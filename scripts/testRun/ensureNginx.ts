import { findNginx } from '../../e2e/support/findNginx';
import { isRootUser, linuxDistribution, runCommand } from './system';

/**
 * Finds the nginx that serves the production build in the tests, and prints its path. Installs it if it is missing, the
 * system is Debian and the user is root. Returns null without nginx: then Node serves the build, and the tests of nginx
 * itself do not run.
 */
export function ensureNginx(): string | null {
  const installed = findNginx();
  if (installed === null && isRootUser() && linuxDistribution() === 'debian') {
    console.log("Installing Debian's nginx-light and libnginx-mod-http-brotli-static.");
    runCommand(['apt-get', 'update']);
    runCommand(['apt-get', 'install', '-y', 'nginx-light', 'libnginx-mod-http-brotli-static']);
  }
  const nginx = installed ?? findNginx();
  console.log(
    nginx === null
      ? 'There is no nginx, so its own tests do not run. On Debian: apt-get install nginx-light'
      : `Serving through ${nginx}`,
  );
  return nginx;
}
