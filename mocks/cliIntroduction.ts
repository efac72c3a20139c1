import { demoAccounts, demoIntroduction, introduce } from './data/demoAccounts';
import { tablesOf, type ScenarioFile } from './recorded/scenarioFile';
import { scenarios, type ScenarioName } from './scenarios/scenarios';

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
