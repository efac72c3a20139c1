import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import { JestFilesRunner } from './jestFilesRunner.mjs';
import { SampleChecker } from './sampleChecker.mjs';

// The plugins of stryker.sample.json. Stryker loads this file in plain Node, so it is JavaScript.

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker),
  declareClassPlugin(PluginKind.TestRunner, 'jest-files', JestFilesRunner),
];

/** Adds `sample` to the options that a Stryker configuration may have. */
export const strykerValidationSchema = {
  properties: {
    sample: {
      type: 'object',
      required: ['seed', 'size'],
      properties: { seed: { type: 'integer' }, size: { type: 'integer', minimum: 1 } },
    },
  },
};
