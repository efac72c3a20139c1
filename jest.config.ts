/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

const esmPackages = [
  '@storybook',
  'storybook',
  '@hebcal',
  'quick-lru',
  'temporal-polyfill',
  'temporal-utils',
  'rettime',
  'until-async',
  '@open-draft',
  'react-day-picker',
  '@date-fns',
  'date-fns',
];

const config: Config = {
  // A test waits now and then: one more than there are cores keeps them all busy.
  maxWorkers: availableParallelism() + 1,
  // A screen's code is compiled where it is first asked for, and other tests run beside it.
  testTimeout: 180_000,
  testEnvironment: 'jest-fixed-jsdom',
  roots: ['<rootDir>/src', '<rootDir>/mocks', '<rootDir>/scripts', '<rootDir>/test'],
  testMatch: ['**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '^@hebcal/core$': '<rootDir>/node_modules/@hebcal/core/dist/esm/index.js',
    '\\.(css|scss)$': '<rootDir>/test/styleStub.ts',
  },
};

export default config;
