/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ZONE_MODULES, ZONE_SUITES } from '../scripts/testRun/zoneSuites';

/** Code that can depend on the device's time zone. */
const DATE_API =
  /'@hebcal\/core'|'moment|'react-day-picker'|\bnew Date\(|\bDate\.parse\(|\bIntl\.DateTimeFormat|\.toLocale\w*\(|\.get(?:FullYear|Month|Date|Day|Hours|TimezoneOffset)\(/;

const files = ['src', 'mocks', 'test']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file));
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isProduct = (file: string) =>
  !file.startsWith('test/') && !/\/testing\/|\.(?:test|stories)\.tsx?$/.test(file);
const runsInEveryZone = (file: string) => ZONE_SUITES.some((suite) => file.startsWith(suite));

it('ZONE_MODULES lists every module that uses a date API', () => {
  const using = files.filter((file) => isProduct(file) && DATE_API.test(readFileSync(file, 'utf8')));
  expect(using.toSorted()).toEqual(ZONE_MODULES.toSorted());
});

it('ZONE_SUITES contains the test of each module in ZONE_MODULES', () => {
  const ownTests = ZONE_MODULES.map((module) => module.replace(/(\.tsx?)$/, '.test$1')).filter((file) =>
    files.includes(file),
  );
  expect(ownTests.length).toBeGreaterThan(5);
  expect(ownTests.filter((file) => !runsInEveryZone(file))).toEqual([]);
});

it('ZONE_SUITES lists only tests and folders that exist', () => {
  expect(
    ZONE_SUITES.filter((suite) => !files.some((file) => isTest(file) && file.startsWith(suite))),
  ).toEqual([]);
});
