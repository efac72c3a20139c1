import { findNginx } from '../findNginx';
import { distributionHere, succeeds } from './ensureBrowser';

/**
 * The nginx to run the production bundle through, installed first where the system is Debian and the user may; says
 * what it does. Elsewhere null: nginx is a server's program, and a desktop without it runs everything else.
 */
export function ensureNginx(): string | null {
  const installed = findNginx();
  if (installed === null && process.getuid?.() === 0 && distributionHere() === 'debian') {
    console.log("Installing Debian's packages nginx-light and libnginx-mod-http-brotli-static.");
    succeeds(['apt-get', 'update']);
    succeeds(['apt-get', 'install', '-y', 'nginx-light', 'libnginx-mod-http-brotli-static']);
  }
  const nginx = installed ?? findNginx();
  console.log(
    nginx === null
      ? 'There is no nginx here: what is tried through it besides is not part of this run. On Debian: apt-get install nginx-light'
      : `Serving through ${nginx}, too`,
  );
  return nginx;
}
