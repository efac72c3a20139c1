/** @jest-environment node */
import { cliIntroduction, helpText, readCliOptions } from './cliOptions';
import { demoIntroduction } from './data/demoAccounts';
import { linkParameters } from './qa/links/parameters';
import { toScenarioFile } from './recorded/scenarioFile';
import { createTestClient, milliseconds } from './testing/testClient';

const NOW = Date.UTC(2026, 7, 11, 14);
const read = (args: string[], environment = {}) => readCliOptions(args, environment, NOW);

test('reads the parameters of a link as options', () => {
  const args =
    '--scenario=nine --wire legacy --quirks missing-ids --fail=addToMinyan:done-dropped*1 --port 3901';
  const { situation, port, problems } = read(args.split(' '));
  expect(problems).toEqual([]);
  expect(port).toBe('3901');
  expect(situation).toMatchObject({
    scenario: 'nine',
    signedInAs: null,
    wire: 'legacy',
    quirks: ['missing-ids'],
    fail: { addToMinyan: [{ fault: 'done-dropped', calls: 1 }] },
  });
});

test('reads a whole link, and lets options override the link and the environment', () => {
  const link = 'https://qa.example.com/units-open?scenario=nine&latency=5&as=gabbai';
  const { situation, problems } = read(['--link', link, '--latency', '7']);
  expect(problems).toEqual([]);
  expect(situation).toMatchObject({ scenario: 'nine', latency: 7, signedInAs: 'gabbai' });
  const server = { port: '80', distDir: 'dist' };
  expect(read(['--dist', 'dist'], { DIST: 'other', PORT: '80' })).toMatchObject(server);
});

test('reports every option that cannot be applied', () => {
  expect(read(['--quirk', 'x', '--scenario', 'nin', 'typical']).problems).toEqual([
    "quirk: there is no such option. Did you mean 'quirks'?",
    expect.stringContaining('x: there is no such option.'),
    expect.stringContaining('typical: there is no such option.'),
    "scenario=nin: there is no such scenario; 'typical' is used. Did you mean 'nine'?",
  ]);
});

test('the help lists every parameter that a tester writes', () => {
  const names = linkParameters.filter((name) => name !== 'made' && name !== 'zone');
  for (const name of names) expect(helpText()).toContain(`--${name} `);
});

test('lists the demo accounts and links, or only the account and the code of a recorded scenario', () => {
  const demo = cliIntroduction('nine', null);
  expect(demo).toBe(demoIntroduction());
  for (const part of ['demo / Shabbos1', 'PAID2026', '/join/join-valid']) expect(demo).toContain(part);
  expect(cliIntroduction('recorded-week', null)).toBe('Accounts:\n  demo / Shabbos1\nBypass code: PAID2026');
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
  const accounts = ['demo / Changed1', 'gabbai / Shabbos1', 'yosef.adler / Shabbos1'];
  expect(cliIntroduction('typical', file)).toBe(
    `Accounts:\n  ${accounts.join('\n  ')}\nBypass code: PAID2026\nLinks:\n  /join/made-up`,
  );
});
