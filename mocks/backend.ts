import type { HttpHandler } from 'msw';
import { createDb, type Db, type Tables, type WireStyle } from './data/db';
import { createHeldCalls } from './faults/delays';
import type { BackendState } from './handlers/backendState';
import { createHandlers } from './handlers/createHandlers';
import { type ScenarioFile, tablesOf } from './recorded/scenarioFile';
import { buildScenario, type ScenarioName, scenarios } from './scenarios/scenarios';
import { startSession } from './services/session';

/** Stores the tables so that they survive a reload. */
type StoragePort = { read: () => Tables | null; write: (tables: Tables) => void };

type InitialState = Partial<
  Pick<
    BackendState,
    | 'latency'
    | 'fail'
    | 'down'
    | 'quirks'
    | 'delay'
    | 'meanwhile'
    | 'hasOneSession'
    | 'sessionCookie'
    | 'onOwnChange'
  >
>;

export type BackendOptions = InitialState & {
  scenario: ScenarioName;
  /** Returns the backend's time in milliseconds since the epoch. */
  now: () => number;
  /** The style of values in the answers. Default: the scenario's. */
  wire?: WireStyle;
  /** The username of the member that is already signed in. By default nobody is. */
  signedInAs?: string;
  /** The number of rows of the coming Shabbos. */
  rows?: number;
  /** Chooses the names of generated members. */
  seed?: number;
  /** The time for which the scenario is built. Default: now. */
  madeFor?: number;
  storage?: StoragePort;
  /** A scenario file. Its tables replace those of `scenario`. */
  file?: ScenarioFile | null;
};

export type Backend = BackendState & {
  /** Changes whenever the tables are saved or restored. */
  revision: () => number;
  /** Replaces all tables by those that another tab has stored. Does not store them again. */
  restore: (tables: Tables) => void;
  handlers: HttpHandler[];
  /** Starts a session and returns the token for the session cookie. */
  signIn: (username: string) => string;
  /** Ends the sessions of all members, as a restart of the real backend does. */
  endSessions: () => void;
};

/** Creates an emulated backend. Every test, tab and server process has its own; only a `storage` can be shared. */
export function createBackend(options: BackendOptions): Backend {
  const {
    scenario,
    now,
    storage,
    latency = 0,
    fail = {},
    quirks = [],
    madeFor = now(),
    rows,
    seed,
    wire,
    file = null,
  } = options;
  const stored = storage?.read() ?? null;
  const db = createDb(
    stored ??
      (file === null ? buildScenario(scenario, madeFor, { rows, seed, wire }) : tablesOf(file, madeFor)),
  );
  // The tables of a file have a style of their own, which `wire` overrides.
  if (stored === null && wire !== undefined) db.settings.wireStyle = wire;

  let revision = 0;
  const backend: Backend = {
    db,
    now,
    latency,
    fail: { ...fail },
    quirks,
    delay: { ...options.delay },
    meanwhile: options.meanwhile ?? [],
    held: createHeldCalls(),
    unread: new Set(),
    down: options.down ?? null,
    hasOneSession: options.hasOneSession ?? false,
    sessionCookie: options.sessionCookie ?? 'session',
    onOwnChange: () => options.onOwnChange?.(),
    log: [],
    handlers: [],
    callerId: null,
    signIn: (username) => startSession(db, memberIdOf(db, username)),
    endSessions: () => {
      db.sessions.remove(() => true);
      db.settings.defaultSessionUserId = null;
    },
    save: () => {
      revision += 1;
      storage?.write(db.snapshot());
    },
    revision: () => revision,
    restore: (tables) => {
      revision += 1;
      db.restore(tables);
    },
  };
  if (stored === null && options.signedInAs !== undefined && !scenarios[scenario].isSignedOut)
    db.settings.defaultSessionUserId = memberIdOf(db, options.signedInAs);
  backend.callerId = db.settings.defaultSessionUserId;
  backend.handlers = createHandlers(backend);
  return backend;
}

function memberIdOf(db: Db, username: string) {
  const member = db.members.find((one) => one.username === username);
  if (!member) throw new Error(`The scenario has no member '${username}'.`);
  return member.id;
}
