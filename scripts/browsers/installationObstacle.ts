interface Machine {
  isRoot: boolean;
  /** The ID in /etc/os-release; '' without such a file. */
  distribution: string;
}

/** Why packages of Debian cannot be installed on a machine, and what to do. Null if they can. */
export function installationObstacle(
  { isRoot, distribution }: Machine,
  packages: readonly string[],
): string | null {
  const names = packages.join(' and ');
  if (distribution !== 'debian') return `Only on Debian it can be installed from here, as ${names}.`;
  return isRoot ? null : `Only root can install it: apt-get install ${packages.join(' ')}`;
}
