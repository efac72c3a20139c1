import { demoAccounts, demoIntroduction } from './data/demoAccounts';
import { tablesOf, type ScenarioFile } from './recorded/scenarioFile';
import { scenarios, type ScenarioName } from './scenarios/scenarios';

/** The accounts, the bypass code and the links of a backend. `recorded` is the scenario file that it was started with. */
export function cliIntroduction(scenario: ScenarioName, recorded: ScenarioFile | null): string {
  const file = recorded ?? scenarios[scenario].file;
  return file === undefined ? demoIntroduction() : fileIntroduction(file);
}

function fileIntroduction(file: ScenarioFile): string {
  const { members, settings } = tablesOf(file);
  const names = new Set([...demoAccounts.map(({ username }) => username), file.signedInAs]);
  const accounts = members
    .filter(({ username }) => names.has(username))
    .map(({ username, password }) => `  ${username} / ${password}`);
  return [
    ...(accounts.length === 0 ? [] : ['Accounts:', ...accounts]),
    `Bypass code: ${settings.bypassCodes.join(', ')}`,
    ...(file.links.length === 0 ? [] : ['Links:', ...file.links.map((link) => `  ${link}`)]),
  ].join('\n');
}
