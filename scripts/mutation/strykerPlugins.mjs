import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import { JestFilesRunner } from './jestFilesRunner.mjs';
import { SampleChecker } from './sampleChecker.mjs';

// The plugins of stryker.config.json and stryker.sample.json. Stryker loads this file in plain Node, so it is JavaScript.

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker),
  declareClassPlugin(PluginKind.TestRunner, 'jest-files', JestFilesRunner),
];

/** The options that these plugins add to a Stryker configuration. */
export const strykerValidationSchema = {
  properties: {
    jestFiles: {
      type: 'object',
      properties: { args: { type: 'array', items: { type: 'string' } } },
    },
    sample: {
      type: 'object',
      required: ['seed', 'size'],
      properties: { seed: { type: 'integer' }, size: { type: 'integer', minimum: 1 } },
    },
  },
};
