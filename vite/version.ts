import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

/** The output of a Git command; 'unknown' outside a checkout. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * Writes the version of the build into `version.json` and into a meta tag of every page: the hash of the commit, with
 * '-dirty' if files were changed since, and the time of the commit, in UTC. The time of the build is left out, because it would
 * differ between two builds of a commit.
 */
export function version(): Plugin {
  const commit = git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'); // No tags, only hashes.
  const committed = Date.parse(git('log', '-1', '--format=%cI'));
  const time = Number.isNaN(committed) ? 'unknown' : `${new Date(committed).toISOString().slice(0, 19)}Z`;
  return {
    name: 'version',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'version', content: `${commit} ${time}` }, injectTo: 'head' },
    ],
    generateBundle() {
      const source = `${JSON.stringify({ commit, time })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}
