import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeFileError } from './contract/describeFileError';
import { judgeRecording } from './contract/judgeRecording';
import type { Effect } from './contract/probes';
import { toReport } from './contract/report';
import { runProbes } from './contract/runProbes';
import { HarError, readHar } from './har/readHar';
import { recordedCalls } from './har/recordedCalls';

const USAGE = `Compares a backend with docs/openapi.yaml, in one of two ways.

npm run contract -- --url URL --user USER --password-file FILE [options]
  Makes each of the 17 calls on a running backend: correctly, without permission and malformed.

  --write              also makes the calls that write, and undoes their changes
  --lasting            with --write, also makes calls that cannot be undone: a request to the office, a mail, a used link
  --bypass-code CODE   a code that lifts the balance overlay
  --reset-token TOKEN  a password link of the same user; --lasting uses it up
  --join-token TOKEN   an invitation; --lasting uses it up

Without --write it only reads, logs in and logs out. The password file contains only the password. Ctrl-C ends the check and
restores what it has changed.

npm run contract -- --har FILE
  Judges the traffic of another client, saved in a browser's developer tools as a HAR file. It sends nothing. The output
  contains no name, address, password, cookie or token.`;

/**
 * Exit codes. 0: nothing breaks the client. 1: something does, or the check ended early or left a change. 2: the check could not
 * begin. 130: it was interrupted.
 */
const EXIT = { good: 0, broken: 1, notBegun: 2, interrupted: 130 } as const;

function readArguments() {
  return parseArgs({
    options: {
      har: { type: 'string' },
      url: { type: 'string' },
      user: { type: 'string' },
      'password-file': { type: 'string' },
      write: { type: 'boolean', default: false },
      lasting: { type: 'boolean', default: false },
      'bypass-code': { type: 'string' },
      'reset-token': { type: 'string' },
      'join-token': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

type Arguments = ReturnType<typeof readArguments>;

/** Prints why the check could not begin, and returns the exit code for that. */
function fail(line: string): number {
  console.error(line);
  return EXIT.notBegun;
}

async function checkLive(
  values: Arguments,
  url: string,
  user: string,
  passwordFile: string,
): Promise<number> {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    return fail(`'${url}' is no address. Write it as https://portal.example.com.`);
  const name = path.basename(passwordFile);
  let password: string;
  try {
    password = readFileSync(passwordFile, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    return fail(`The password file ${name} ${describeFileError(error)}`);
  }
  if (password === '') return fail(`The password file ${name} is empty.`);
  const effects: Effect[] = ['read'];
  if (values.write) effects.push('write');
  if (values.write && values.lasting) effects.push('lasting');

  const interruption = new AbortController();
  let left: string[] = [];
  const interrupt = () => {
    if (interruption.signal.aborted) {
      console.error(['Ended before everything was restored.', ...left].join('\n'));
      process.exit(EXIT.interrupted);
    }
    interruption.abort();
    console.error('Interrupted. Restoring what the check has changed; press Ctrl-C again to end at once.');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);

  const run = await runProbes({
    url,
    user,
    password,
    effects,
    bypassCode: values['bypass-code'],
    resetToken: values['reset-token'],
    joinToken: values['join-token'],
    signal: interruption.signal,
    onChange: (texts) => {
      left = texts;
    },
  });
  const hasBegun = run.results.some(({ status }) => status !== null && status < 400);
  if (run.stopped !== null && !hasBegun) return fail(run.stopped);
  for (const line of toReport(run.results)) console.log(line);
  if (run.stopped !== null) console.error(run.stopped);
  if (run.left.length > 0) console.error(['LEFT ON THE BACKEND', ...run.left].join('\n'));
  else if (values.write) console.log('Everything that the check changed is restored.');
  if (interruption.signal.aborted) return EXIT.interrupted;
  const isBroken = run.results.some(({ findings }) => findings.some(({ level }) => level === 'breaks'));
  return isBroken || run.left.length > 0 || run.stopped !== null ? EXIT.broken : EXIT.good;
}

function checkRecording(file: string): number {
  try {
    const { lines, isBroken } = judgeRecording(recordedCalls(readHar(file)));
    for (const line of lines) console.log(line);
    return isBroken ? EXIT.broken : EXIT.good;
  } catch (error) {
    if (error instanceof HarError) return fail(error.message);
    throw error;
  }
}

async function main(): Promise<number> {
  let values: Arguments;
  try {
    values = readArguments();
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
  if (values.har !== undefined) return checkRecording(values.har);
  const { url, user, 'password-file': passwordFile } = values;
  if (!values.help && url !== undefined && user !== undefined && passwordFile !== undefined)
    return checkLive(values, url, user, passwordFile);
  console.log(USAGE);
  return values.help ? EXIT.good : EXIT.notBegun;
}

process.exitCode = await main();
