import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The file that a build writes for the configuration of a server. It is beside the folder that is served: for `dist`,
 * `dist-conf/csp.conf`.
 */
export const policyFileOf = (folder: string): string => path.join(`${path.resolve(folder)}-conf`, 'csp.conf');

/** The Content-Security-Policy of a build, from the line that nginx includes. Null for a build without one. */
export function readPolicy(folder: string): string | null {
  const file = policyFileOf(folder);
  if (!existsSync(file)) return null;
  return /^set \$csp "([^"]+)";$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? null;
}
