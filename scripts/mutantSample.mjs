import { CheckStatus } from '@stryker-mutator/api/check';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { createHash } from 'node:crypto';
import path from 'node:path';

// The plugin of stryker.sample.json. Stryker loads this file in plain Node, so it is JavaScript.

/**
 * Limits a Stryker run to `size` of all mutants. The same seed picks the same mutants from the same sources. A checker is
 * Stryker's only hook that sees every mutant before it is run; a mutant that a checker rejects counts as a compile error, which
 * is not part of the mutation score.
 */
class SampleChecker {
  static inject = tokens(commonTokens.options);

  constructor({ sample }) {
    this.sample = sample;
  }

  async init() {}

  /** Keeps all mutants in one group, so that `check` can pick from all of them. */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    const { seed, size } = this.sample;
    const rank = ({ fileName, location: { start, end }, mutatorName, replacement }) => {
      const file = path.relative(process.cwd(), fileName);
      const mutant = JSON.stringify([seed, file, start, end, mutatorName, replacement]);
      return createHash('sha256').update(mutant).digest('hex');
    };
    const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rank(mutant) }));
    ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
    const resultAt = (index) =>
      index < size
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'Not in the sample' };
    return Object.fromEntries(ranked.map(({ id }, index) => [id, resultAt(index)]));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];

/** The option that this plugin adds to a Stryker configuration. */
export const strykerValidationSchema = {
  properties: {
    sample: {
      type: 'object',
      required: ['seed', 'size'],
      properties: { seed: { type: 'integer' }, size: { type: 'integer', minimum: 1 } },
    },
  },
};
