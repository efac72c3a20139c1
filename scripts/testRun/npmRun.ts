import { spawn } from 'node:child_process';

interface NpmRunOptions {
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** The folder of package.json, by default the current one. */
  cwd?: string;
  /** Returns the output instead of passing it on to this terminal. */
  collectOutput?: boolean;
}

interface NpmRunResult {
  /** 1 also for a script that did not start or was killed. */
  exitCode: number;
  /** '' unless `collectOutput` is set. */
  output: string;
}

/** Runs a script of package.json. */
export async function npmRun(
  script: string,
  { args = [], env = {}, cwd, collectOutput = false }: NpmRunOptions = {},
): Promise<NpmRunResult> {
  const { npm_execpath: npmCli } = process.env;
  const npmArgs = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  const [command, commandArgs] =
    npmCli === undefined ? ['npm', npmArgs] : [process.execPath, [npmCli, ...npmArgs]];
  const child = spawn(command, commandArgs, {
    ...(cwd !== undefined && { cwd }),
    stdio: collectOutput ? 'pipe' : 'inherit',
    env: { ...process.env, ...env },
    shell: npmCli === undefined && process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.log(String(error));
      resolve({ exitCode: 1, output });
    });
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
