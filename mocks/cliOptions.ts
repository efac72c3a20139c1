import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { demoAccounts, demoIntroduction, introduce } from './data/demoAccounts';
import { NOBODY, readLink } from './qa/links/link';
import { linkParameters } from './qa/links/parameters';
import { suggestion } from './qa/links/reading';
import { type ScenarioFile, tablesOf } from './recorded/scenarioFile';
import { type ScenarioName, scenarios } from './scenarios/scenarios';

/** The options of `npm run backend` that are not parameters of a link. */
const serverOptions = new Map([
  ['port', 'the port, 3900 by default'],
  ['host', 'the address to listen on; by default only this machine can reach it'],
  ['dist', 'a folder of built files to serve beside the calls'],
  ['file', 'a scenario file, made by npx tsx scripts/real-backend/scenario.ts, or a report of the QA build'],
  ['link', 'a QA link, or its query, whose parameters are applied'],
  ['help', 'lists the options'],
]);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the options of `npm run backend`. Every parameter of a link is an option. PORT, HOST and DIST of the environment are
 * defaults. Without `as`, here or in the link, nobody is signed in, because each client has its own session.
 *
 * @example readCliOptions(['--scenario', 'nine', '--fail=addToMinyan:500*1'], process.env, Date.now())
 */
export function readCliOptions(args: string[], environment: Environment, deviceNow: number) {
  const names = [...serverOptions.keys(), ...linkParameters];
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    options: Object.fromEntries(
      names.map((name) => [name, { type: name === 'help' ? 'boolean' : 'string' } as const]),
    ),
  });
  const valueOf = (name: string): string | undefined =>
    values[name] === undefined ? undefined : String(values[name]);
  const query = new URLSearchParams((valueOf('link') ?? '').replace(/^[^?]*\?/, ''));
  for (const name of linkParameters) {
    const value = valueOf(name);
    if (value !== undefined) query.set(name, value);
  }
  if (!query.has('as')) query.set('as', NOBODY);

  const unknown = [...Object.keys(values).filter((name) => !names.includes(name)), ...positionals].map(
    (name) => `${name}: there is no such option. ${suggestion(name, names)}`,
  );
  const { situation, problems } = readLink(`?${query.toString()}`, deviceNow);
  return {
    situation,
    port: valueOf('port') ?? environment.PORT ?? '3900',
    host: valueOf('host') ?? environment.HOST,
    distDir: valueOf('dist') ?? environment.DIST,
    /** The path of a scenario file. */
    file: valueOf('file'),
    isHelp: values.help === true,
    /** Sentences about the options that cannot be applied. */
    problems: [...unknown, ...problems],
  };
}

/** A line of docs/qa.md: the name of a parameter, an example, and what it sets. */
const PARAMETER_LINE = /^- `(\w+)` \(`(.+?)`\): (.+)$/gm;

/** The text of `--help`. The working directory must be the project's root, as under `npm run`. */
export function helpText(): string {
  const guide = readFileSync('docs/qa.md', 'utf8');
  const parameterRows = [...guide.matchAll(PARAMETER_LINE)].map(
    ([, name = '', example = '', sets = '']) =>
      [name, `${sets.replace(/\[below\]\(.+?\)/, 'docs/qa.md')} Example: ${example}`] as const,
  );
  const rows = [...serverOptions, ...parameterRows];
  return [
    'Options of npm run backend, after --:',
    ...rows.map(([name, text]) => `  --${name.padEnd(10)} ${text}`),
  ].join('\n');
}

/** The accounts, the bypass code and the links of a backend. `recorded` is the scenario file that it was started with. */
export function cliIntroduction(scenario: ScenarioName, recorded: ScenarioFile | null): string {
  const file = recorded ?? scenarios[scenario].file;
  if (file === undefined) return demoIntroduction();
  const { members, settings } = tablesOf(file);
  const names = new Set([...demoAccounts.map(({ username }) => username), file.signedInAs]);
  const accounts = members
    .filter(({ username }) => names.has(username))
    .map(({ username, password }) => `${username} / ${password}`);
  return introduce('Accounts', { accounts, bypassCodes: settings.bypassCodes, links: file.links });
}
