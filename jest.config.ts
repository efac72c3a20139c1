/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { availableParallelism } from 'node:os';

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
  // Tests sometimes wait, so one more worker than there are cores keeps all cores busy.
  maxWorkers: availableParallelism() + 1,
  // Generous, because a slow or busy machine must not fail a test. Jest also compiles modules within this time.
  testTimeout: 180_000,
  testEnvironment: 'jest-fixed-jsdom',
  roots: [
    '<rootDir>/src',
    '<rootDir>/mocks',
    '<rootDir>/vite',
    '<rootDir>/test',
    '<rootDir>/e2e',
    '<rootDir>/scripts',
  ],
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
    // The builds replace the same functions of lodash-es: see vite/replacedModules.ts.
    '^lodash/(clone|cloneDeep|isPlainObject|toPath)$': 'es-toolkit/compat/$1',
    '\\.(css|scss|svg\\?react)$': '<rootDir>/test/assetStub.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};

export default config;
