import { existsSync } from 'node:fs';
import path from 'node:path';

const usualFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The path of an installed nginx, or null. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...usualFolders];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file)) ?? null;
}
