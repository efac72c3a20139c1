import { createBackend } from './backend';
import { helpText, readCliOptions } from './cliOptions';
import { demoIntroduction } from './data/demoAccounts';
import { createHttpServer } from './http';
import { listenFromCommandLine } from './listenFromCommandLine';
import { applySituation } from './qa/controls';
import { backendOptionsOf } from './qa/situation';
import { createMovableClock, deviceNow } from './time/movableClock';

// `npm run backend -- --scenario nine`. See `npm run backend -- --help`, and docs/qa.md.
const { situation, port, host, distDir, isHelp, problems } = readCliOptions(
  process.argv.slice(2),
  process.env,
  deviceNow(),
);

const print = (text: string) => void process.stdout.write(`${text}\n`);

if (isHelp || problems.length > 0) {
  print([...problems, helpText()].join('\n'));
  process.exit(isHelp ? 0 : 1);
}

const backend = createBackend({
  ...backendOptionsOf(situation),
  now: createMovableClock(situation.offset).now,
});
const unapplied = applySituation(backend, situation);
if (unapplied.length > 0) {
  print(unapplied.join('\n'));
  process.exit(1);
}
const server = createHttpServer(backend, { distDir, fallback: 'app.html' });
if (await listenFromCommandLine(server, port, host)) {
  print(`The emulated backend runs at http://localhost:${port} with the scenario '${situation.scenario}'.`);
  print(demoIntroduction());
}
