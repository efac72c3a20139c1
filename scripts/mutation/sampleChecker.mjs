import { createHash } from 'node:crypto';
import path from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { commonTokens, tokens } from '@stryker-mutator/api/plugin';

/**
 * Picks `size` of the mutants. The same seed picks the same mutants from the same sources.
 * @param {readonly import('@stryker-mutator/api/core').Mutant[]} mutants
 * @param {{ seed: number, size: number }} sample
 * @returns {Set<string>} the ids of the picked mutants
 */
export function pickSample(mutants, { seed, size }) {
  const rank = ({ fileName, location: { start, end }, mutatorName, replacement }) =>
    createHash('sha256')
      .update(JSON.stringify([seed, fileName, start, end, mutatorName, replacement]))
      .digest('hex');
  const ranked = mutants.map((mutant) => ({ id: mutant.id, rank: rank(mutant) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return new Set(ranked.slice(0, size).map(({ id }) => id));
}

/**
 * Limits a Stryker run to a sample of all mutants. A checker is Stryker's only hook that sees every mutant before it is run;
 * a mutant that a checker rejects counts as a compile error, which is not part of the mutation score.
 */
export class SampleChecker {
  static inject = tokens(commonTokens.options);

  constructor(options) {
    this.sample = options.sample;
  }

  async init() {}

  /** Keeps all mutants in one group, so that `check` can pick from all of them. */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    const relative = mutants.map((mutant) => ({
      ...mutant,
      fileName: path.relative(process.cwd(), mutant.fileName),
    }));
    const picked = pickSample(relative, this.sample);
    const resultOf = ({ id }) =>
      picked.has(id)
        ? { status: CheckStatus.Passed }
        : { status: CheckStatus.CompileError, reason: 'Not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, resultOf(mutant)]));
  }
}
