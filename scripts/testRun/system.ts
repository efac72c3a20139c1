import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const isRootUser = (): boolean => process.getuid?.() === 0;

/** The ID in /etc/os-release, such as 'debian'; '' without such a file. */
export function linuxDistribution(): string {
  try {
    return /^ID="?([^"\n]*)"?$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** Runs a command with its output on this terminal. Returns whether it succeeded. */
export function runCommand([command, ...args]: readonly [string, ...string[]]): boolean {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}
