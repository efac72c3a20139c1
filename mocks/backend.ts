import type { HttpHandler } from 'msw';
import type { MemberId } from '../src/domain/member';
import type { LoggedCall } from './callLog';
import { createDb, type Db } from './db';
import type { Faults } from './faults';
import { createHandlers } from './handlers/createHandlers';
import { buildScenario, scenarios, type ScenarioName } from './scenarios/scenarios';
import { startSession } from './services/session';
import type { StoragePort } from './storage';

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

export type Backend = {
  db: Db;
  now: () => number;
  latency: number;
  /** Failures by call; set and delete its fields at any time. */
  fail: Faults;
  /** Every request in the order of arrival. `log.length = 0` clears it. */
  log: LoggedCall[];
  handlers: HttpHandler[];
  /** Whose session the last call was made in, or began; null for nobody's. */
  callerId: MemberId | null;
  /** Starts a session and returns the token for the session cookie. */
  signIn: (username: string) => string;
  /** Ends everybody's session, as the old backend does when it restarts. */
  endSessions: () => void;
  save: () => void;
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
      db.settings.presumedUserId = null;
    },
    save: () => storage?.write(db.snapshot()),
  };
  if (kept === null && options.signedInAs !== undefined && !scenarios[scenario].isSignedOut)
    db.settings.presumedUserId = idOf(db, options.signedInAs);
  backend.callerId = db.settings.presumedUserId;
  backend.handlers = createHandlers(backend);
  return backend;
}

function idOf(db: Db, username: string) {
  const member = db.members.find((one) => one.username === username);
  if (!member) throw new Error(`The scenario has no member '${username}'.`);
  return member.id;
}
