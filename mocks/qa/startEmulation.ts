import type { Backend } from '../backend';
import { startBrowserBackend } from '../browser';
import { createMovableClock, deviceNow, type MovableClock } from '../time/movableClock';
import { storageUnder } from '../data/storage';
import { applySituation, createControls, type Controls } from './controls';
import { situationStorage } from './savedSituation';
import { linkParameters, readLink } from './readLink';

export type Emulation = {
  backend: Backend;
  clock: MovableClock;
  controls: Controls;
  /** What the link asked for and could not have. */
  problems: string[];
  /** Calls `listener` after each change from outside; `isOfBackend` if the page does not know of it yet. */
  onChange: (listener: (isOfBackend: boolean) => void) => () => void;
  /** Opens the page anew in the situation of a query; by default in the one it began with. */
  restart: (query?: string) => void;
};

/**
 * Starts the emulated backend in the situation of the address, or else of the tab's memory, or else an ordinary one. The
 * address loses the parameters that were read, so that a reload goes on where it was; the same link begins again.
 */
export async function startEmulation(base: string): Promise<Emulation> {
  const tables = storageUnder(sessionStorage, base);
  const memory = situationStorage(sessionStorage, base);
  const { search } = window.location;
  const link = readLink(search, deviceNow());
  const kept = link.isLink ? null : memory.read();
  if (kept === null) tables.forget();
  const { situation, start } = kept ?? { situation: link.situation, start: link.isLink ? search : '' };
  if (link.isLink) hideLink();

  const clock = createMovableClock(situation.offset);
  const isNew = tables.read() === null;
  const { scenario, latency, fail, seed, madeFor } = situation;
  const backend = await startBrowserBackend({
    scenario,
    latency,
    fail,
    seed,
    madeFor,
    now: clock.now,
    storage: tables,
    workerUrl: `${base}mockServiceWorker.js`,
  });
  const problems = isNew ? [...link.problems, ...applySituation(backend, situation)] : [];

  const listeners = new Set<(isOfBackend: boolean) => void>();
  const controls = createControls({
    backend,
    clock,
    situation,
    onChange: (changed, isOfBackend) => {
      memory.write({ situation: changed, start });
      for (const listener of listeners) listener(isOfBackend);
    },
  });
  memory.write({ situation: controls.situation(), start });

  return {
    backend,
    clock,
    controls,
    problems,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restart: (query = start) => {
      tables.forget();
      memory.forget();
      if (query === '') window.location.reload();
      else window.location.assign(window.location.pathname + query);
    },
  };
}

/** Takes the parameters of a situation out of the address; others stay. */
function hideLink(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const name of linkParameters) query.delete(name);
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  window.history.replaceState(window.history.state, '', pathname + rest + hash);
}
