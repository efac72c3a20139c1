import { spawn } from 'node:child_process';

/** Runs a script of package.json with its output on this terminal; the exit code, or 1 if it did not start or was killed. */
export async function npmRun(
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { npm_execpath: npmCli } = process.env;
  const npmArgs = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  const options = { stdio: 'inherit', env: { ...process.env, ...env } } as const;
  const child =
    npmCli === undefined
      ? spawn('npm', npmArgs, { ...options, shell: process.platform === 'win32' })
      : spawn(process.execPath, [npmCli, ...npmArgs], options);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.log(String(error));
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
