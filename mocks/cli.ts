import { readFileSync } from 'node:fs';
import { createBackend } from './backend';
import { cliIntroduction, helpText, readCliOptions } from './cliOptions';
import { createHttpServer, listenFromCommandLine } from './http';
import { applySituation } from './qa/controls';
import { backendOptionsOf, situationOfFile } from './qa/links/link';
import { spokenTime } from './qa/links/linkTime';
import { parseScenarioFile, recordedAtOf } from './recorded/scenarioFile';
import { createMovableClock, deviceNow } from './time/movableClock';

// `npm run backend -- --scenario nine`. See `npm run backend -- --help`, and docs/qa.md.
const { situation, port, host, distDir, file, isHelp, problems } = readCliOptions(
  process.argv.slice(2),
  process.env,
  deviceNow(),
);

const print = (text: string) => void process.stdout.write(`${text}\n`);

if (isHelp || problems.length > 0) {
  print([...problems, helpText()].join('\n'));
  process.exit(isHelp ? 0 : 1);
}

function fail(problem: string): never {
  print(problem);
  process.exit(1);
}

function loadFile(path: string) {
  try {
    return parseScenarioFile(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const recorded = file === undefined ? null : loadFile(file);
const initial = recorded === null ? situation : situationOfFile(recorded, situation, deviceNow());
const backend = createBackend({
  ...backendOptionsOf(initial),
  now: createMovableClock(initial.offset).now,
  file: recorded,
  // Two backends on this machine must not end each other's sessions.
  sessionCookie: `session-${port}`,
});
// Without `--as`, not even the member of the file is signed in. Otherwise every client would be that member until a log-in.
const unapplied = applySituation(backend, { ...initial, signedInAs: situation.signedInAs });
if (unapplied.length > 0) fail(unapplied.join('\n'));
const server = createHttpServer(backend, { distDir });
if (await listenFromCommandLine(server, port, host)) {
  print(
    `The emulated backend runs at http://localhost:${port} with ${file ?? `the scenario '${situation.scenario}'`}.`,
  );
  print(cliIntroduction(situation.scenario, recorded));
  if (recorded !== null)
    print(
      `The backend's clock starts at ${spokenTime(recordedAtOf(recorded))}. The browser's clock stays as it is, so a page may show another week.`,
    );
}
