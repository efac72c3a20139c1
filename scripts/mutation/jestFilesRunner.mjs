import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { commonTokens, tokens } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';

const JEST = 'node_modules/jest/bin/jest.js';
const SETUP = ['test/setup.ts', 'scripts/mutation/jestSetup.ts'].flatMap((file) => [
  '--setupFilesAfterEnv',
  `<rootDir>/${file}`,
]);
const MAX_OUTPUT_LINES = 30;

/**
 * A Stryker test runner that treats a whole test file as one test. `@stryker-mutator/jest-runner` cannot stop at the first
 * failure, measures coverage in one process and rejects test files with an environment of their own. This runner starts Jest
 * as a child process. It measures coverage in parallel. For a mutant it runs only the test files that reach it: first those
 * in the mutant's folder, then the others.
 */
export class JestFilesRunner {
  static inject = tokens(commonTokens.options);

  #child = null;
  #jestArgs;

  constructor({ jestFiles }) {
    this.#jestArgs = jestFiles?.args ?? [];
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dispose() {
    this.#child?.kill('SIGKILL');
  }

  async dryRun({ files, timeout }) {
    const folder = mkdtempSync(path.resolve('coverage-'));
    const reportFile = path.join(folder, 'report');
    const related = files.map((file) => path.relative(process.cwd(), file));
    const { exitCode, output } = await this.#jest(
      ['--findRelatedTests', ...related, '--json', `--outputFile=${reportFile}`],
      { MUTANT_COVERAGE: folder },
      timeout,
    );
    if (exitCode !== 0) return { status: DryRunStatus.Error, errorMessage: output };
    const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8'));
    const perTest = {};
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const { testPath, mutants } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      perTest[path.relative(process.cwd(), testPath)] = mutants;
    }
    rmSync(folder, { recursive: true });
    const tests = testResults.map(({ name, startTime, endTime }) => {
      const id = path.relative(process.cwd(), name);
      return { id, name: id, timeSpentMs: endTime - startTime, status: TestStatus.Success };
    });
    return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: {}, perTest } };
  }

  async mutantRun({ activeMutant, testFilter, sandboxFileName, timeout }) {
    const folder = `${path.relative(process.cwd(), path.dirname(sandboxFileName))}/`;
    const inFolder = testFilter.filter((file) => file.startsWith(folder));
    const elsewhere = testFilter.filter((file) => !file.startsWith(folder));
    const env = { [INSTRUMENTER_CONSTANTS.ACTIVE_MUTANT_ENV_VARIABLE]: activeMutant.id };
    for (const files of [inFolder, elsewhere].filter(({ length }) => length > 0)) {
      const { exitCode, output } = await this.#jest(
        ['--runInBand', '--bail', '--runTestsByPath', ...files],
        env,
        timeout,
      );
      if (exitCode === null) return { status: MutantRunStatus.Timeout };
      if (exitCode !== 0) {
        const killer = /^FAIL (\S+)/m.exec(output)?.[1] ?? files[0];
        return {
          status: MutantRunStatus.Killed,
          killedBy: [killer],
          failureMessage: output,
          nrOfTests: files.length,
        };
      }
    }
    return { status: MutantRunStatus.Survived, nrOfTests: testFilter.length };
  }

  /** Runs Jest and resolves with its last lines and its exit code, which is null after a timeout. */
  #jest(args, env, timeout) {
    return new Promise((resolve, reject) => {
      this.#child = execFile(
        process.execPath,
        [JEST, ...SETUP, ...this.#jestArgs, ...args],
        {
          env: { ...process.env, FORCE_COLOR: '0', ...env },
          // Stryker abandons the whole runner when it times out, so the child must end before that.
          timeout: Math.floor(timeout * 0.9),
          killSignal: 'SIGKILL',
          maxBuffer: Infinity,
        },
        (error, _stdout, stderr) => {
          // The code is a text if the process could not be started.
          if (typeof error?.code === 'string') return reject(error);
          const output = stderr.split('\n').slice(-MAX_OUTPUT_LINES).join('\n');
          return resolve({ exitCode: error === null ? 0 : error.code, output });
        },
      );
    });
  }
}
