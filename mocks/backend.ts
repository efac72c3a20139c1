import type { HttpHandler } from 'msw';
import { createDb, type Db } from './data/db';
import type { Faults } from './faults/faults';
import type { BackendState } from './handlers/backendState';
import { createHandlers } from './handlers/createHandlers';
import { buildScenario, scenarios, type ScenarioName } from './scenarios/scenarios';
import { startSession } from './services/session';
import type { StoragePort } from './data/storage';

export type BackendOptions = {
  scenario: ScenarioName;
  /** The time in milliseconds since the epoch; it may move, and may be moved. */
  now: () => number;
  /** Milliseconds before each answer. */
  latency?: number;
  fail?: Faults;
  /** The username whose session stands already, as in a browser that was signed in before; nobody's by default. */
  signedInAs?: string;
  /** The attendance rows of the scenario 'large'. */
  rows?: number;
  /** Another seed gives the generated members other names. */
  seed?: number;
  /** The time for which the scenario is made; by default the time it is now. */
  madeFor?: number;
  storage?: StoragePort;
};

export type Backend = BackendState & {
  handlers: HttpHandler[];
  /** Starts a session and returns the token for the session cookie. */
  signIn: (username: string) => string;
  /** Ends the sessions of all members, as a restart of the real backend does. */
  endSessions: () => void;
};

/** One emulated backend. Each test, tab and server process owns its own; nothing is shared. */
export function createBackend(options: BackendOptions): Backend {
  const { scenario, now, storage, latency = 0, fail = {}, madeFor = now(), rows, seed } = options;
  const kept = storage?.read() ?? null;
  const db = createDb(kept ?? buildScenario(scenario, madeFor, { rows, seed }));

  const backend: Backend = {
    db,
    now,
    latency,
    fail: { ...fail },
    log: [],
    handlers: [],
    callerId: null,
    signIn: (username) => startSession(db, idOf(db, username)),
    endSessions: () => {
      db.sessions.remove(() => true);
      db.settings.defaultSessionUserId = null;
    },
    save: () => storage?.write(db.snapshot()),
  };
  if (kept === null && options.signedInAs !== undefined && !scenarios[scenario].isSignedOut)
    db.settings.defaultSessionUserId = idOf(db, options.signedInAs);
  backend.callerId = db.settings.defaultSessionUserId;
  backend.handlers = createHandlers(backend);
  return backend;
}

function idOf(db: Db, username: string) {
  const member = db.members.find((one) => one.username === username);
  if (!member) throw new Error(`The scenario has no member '${username}'.`);
  return member.id;
}
