import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

interface Version {
  /** The hash of the commit, with '-dirty' if files were changed since; 'unknown' outside a checkout. */
  commit: string;
  /** When the commit was made, in UTC; 'unknown' outside a checkout. The time of the build would differ between two builds. */
  time: string;
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}

function currentVersion(): Version {
  const time = Date.parse(git('log', '-1', '--format=%cI'));
  return {
    commit: git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'),
    time: Number.isNaN(time) ? 'unknown' : `${new Date(time).toISOString().slice(0, 19)}Z`,
  };
}

/** Writes the version of the build into `version.json` and into a meta tag of every page. */
export function version(): Plugin {
  const { commit, time } = currentVersion();
  return {
    name: 'version',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'version', content: `${commit} ${time}` }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: `${JSON.stringify({ commit, time })}\n`,
      });
    },
  };
}
