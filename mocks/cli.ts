import { createBackend } from './backend';
import { demoIntroduction } from './data/demoAccounts';
import { createHttpServer } from './http';
import { listenFromCommandLine } from './listenFromCommandLine';
import { createMovableClock } from './time/movableClock';
import { fixedNowOf, isScenarioName, scenarioNames } from './scenarios/scenarios';

// `npm run backend`. Environment variables: PORT, HOST (default: only reachable from this machine), SCENARIO, LATENCY
// (milliseconds), DIST (a folder of built files to serve).
const { PORT = '3900', HOST, SCENARIO = 'typical', LATENCY = '0', DIST } = process.env;

const print = (text: string) => void process.stdout.write(`${text}\n`);

if (!isScenarioName(SCENARIO)) {
  print(`Unknown scenario '${SCENARIO}'. Choose one of: ${scenarioNames.join(', ')}.`);
  process.exit(1);
}

const fixedNow = fixedNowOf(SCENARIO);
const clock = createMovableClock();
if (fixedNow !== null) clock.moveTo(fixedNow);

const backend = createBackend({ scenario: SCENARIO, now: clock.now, latency: Number(LATENCY) });
const server = createHttpServer(backend, { distDir: DIST, fallback: 'app.html' });
if (await listenFromCommandLine(server, PORT, HOST)) {
  print(`The emulated backend runs at http://localhost:${PORT} with the scenario '${SCENARIO}'.`);
  print(demoIntroduction());
}
