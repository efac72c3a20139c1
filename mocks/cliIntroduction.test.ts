/** @jest-environment node */
import { cliIntroduction } from './cliIntroduction';
import { demoIntroduction } from './data/demoAccounts';
import { toScenarioFile } from './recorded/scenarioFile';
import { createTestClient, milliseconds } from './testing/testClient';

test('lists the demo accounts and their links for a scenario', () => {
  expect(cliIntroduction('nine', null)).toBe(demoIntroduction());
});

test('lists only the account of a recorded scenario', () => {
  expect(cliIntroduction('recorded-week', null)).toBe(
    ['Accounts:', '  demo / Shabbos1', 'Bypass code: PAID2026'].join('\n'),
  );
});

test('lists the accounts and the links of a scenario file', () => {
  const { db } = createTestClient().backend;
  db.members.remove(({ username }) => username === 'balance' || username === 'cottage');
  db.members.update(({ username }) => username === 'demo', { password: 'Changed1' });
  const file = toScenarioFile({
    tables: db.snapshot(),
    recordedAt: milliseconds('2026-11-10T10:00:00-05:00'),
    description: 'a report',
    signedInAs: 'yosef.adler',
    links: ['/join/made-up'],
  });
  expect(cliIntroduction('typical', file)).toBe(
    [
      'Accounts:',
      '  demo / Changed1',
      '  gabbai / Shabbos1',
      '  yosef.adler / Shabbos1',
      'Bypass code: PAID2026',
      'Links:',
      '  /join/made-up',
    ].join('\n'),
  );
});
