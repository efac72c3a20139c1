import type { Backend } from '../backend';
import { startBrowserBackend } from '../browser';
import { createMovableClock, deviceNow, type MovableClock } from '../time/movableClock';
import { tablesStorage } from '../data/storage';
import { applySituation, createControls, type Controls } from './controls';
import { parseScenarioFile, toScenarioFile, type ScenarioFile } from '../recorded/scenarioFile';
import { fileOfTab } from './fileOfTab';
import { situationOfFile } from './situationOfFile';
import { situationStorage } from './savedSituation';
import { linkParameters } from './parameters';
import { readLink } from './readLink';
import { isSharedElsewhere, shareTab } from './sharedTabs';
import { backendOptionsOf } from './situation';

export type Emulation = {
  backend: Backend;
  clock: MovableClock;
  controls: Controls;
  /** Sentences about the parts of the link that were not applied. */
  problems: string[];
  /** Calls `listener` after each change by the controls. `needsRevalidation`: the page must revalidate to show the change. */
  onChange: (listener: (needsRevalidation: boolean) => void) => () => void;
  /** The scenario file with which the tab was started, or null. */
  file: ScenarioFile | null;
  /** Reloads the page with the text of a scenario file. Rejects with a ScenarioFileError if it cannot be read. */
  loadFile: (text: string) => Promise<void>;
  /** The current state of the backend as the text of a scenario file. */
  exportFile: () => string;
  /** Reloads the page in the situation of a query. Default: the query with which the tab was opened. */
  restart: (query?: string) => void;
};

/**
 * Starts the emulated backend in the situation of the address, else in the situation that the tab has saved, else in the
 * default situation. Removes the parameters from the address: a reload then continues with the saved situation, while
 * opening the link again starts over.
 */
export async function startEmulation(base: string): Promise<Emulation> {
  const { search } = window.location;
  const link = readLink(search, deviceNow());
  const ownSituations = situationStorage(sessionStorage, base);
  const isShared = link.isLink
    ? link.situation.tabs === 'shared'
    : (ownSituations.read()?.situation.tabs ?? ((await isSharedElsewhere(base)) ? 'shared' : 'own')) ===
      'shared';
  const tabs = isShared ? shareTab(base) : null;
  const area = isShared ? localStorage : sessionStorage;
  const tables = tablesStorage(area, base);
  const situations = situationStorage(area, base);
  const saved = link.isLink ? null : situations.read();
  if (saved === null) tables.forget();
  const files = fileOfTab(area, base);
  if (link.isLink) await files.forget();
  const file = await files.read();
  const opened = file === null ? link.situation : situationOfFile(file, link.situation, deviceNow());
  const { situation, start } = saved ?? { situation: opened, start: link.isLink ? search : '' };
  if (link.isLink) hideLink();

  const listeners = new Set<(needsRevalidation: boolean) => void>();
  const save = () => {
    const current = { situation: controls.situation(), start };
    situations.write(current);
    // A reload of this tab finds here that it shares its backend.
    if (isShared) ownSituations.write(current);
    tabs?.tell();
  };
  const notify = (needsRevalidation: boolean) => {
    save();
    for (const listener of listeners) listener(needsRevalidation);
  };
  const clock = createMovableClock(situation.offset);
  const isNew = tables.read() === null;
  const backend = await startBrowserBackend({
    ...backendOptionsOf(situation),
    onOwnChange: () => notify(false),
    now: clock.now,
    storage: {
      read: tables.read,
      write: (changed) => {
        tables.write(changed);
        tabs?.tell();
      },
    },
    file,
    workerUrl: `${base}mockServiceWorker.js`,
  });
  const controls = createControls({
    backend,
    clock,
    situation,
    onChange: notify,
  });
  const problems = [...link.problems, ...(isNew ? applySituation(backend, situation) : [])];
  save();
  tabs?.listen(() => {
    const [stored, changed] = [tables.read(), situations.read()];
    if (stored !== null) backend.restore(stored);
    if (changed !== null) controls.adopt(changed.situation);
    for (const listener of listeners) listener(false);
  });

  return {
    backend,
    clock,
    controls,
    problems,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    file,
    loadFile: async (text) => {
      parseScenarioFile(text);
      await files.write(text);
      tables.forget();
      situations.forget();
      window.location.reload();
    },
    exportFile: () =>
      JSON.stringify(
        toScenarioFile({
          tables: backend.db.snapshot(),
          recordedAt: backend.now(),
          description: `exported from the QA build, scenario ${controls.situation().scenario}`,
          signedInAs: controls.member()?.username ?? null,
          links: [],
        }),
      ),
    restart: (query = start) => {
      tables.forget();
      situations.forget();
      ownSituations.forget();
      if (query === '') window.location.reload();
      else window.location.assign(window.location.pathname + query);
    },
  };
}

/** Removes the parameters of a situation from the address and keeps all others. */
function hideLink(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const name of linkParameters.keys()) query.delete(name);
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  window.history.replaceState(window.history.state, '', pathname + rest + hash);
}
