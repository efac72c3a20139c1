import { startBrowserBackend } from '../browser';
import { createMovableClock, deviceNow } from '../time/movableClock';
import { applySituation, createControls } from './controls';
import { parseScenarioFile, recordedAtOf, toScenarioFile } from '../recorded/scenarioFile';
import { parseReport, situationOfReport, type TypedField } from './reports/reportFile';
import { zoneWarnings } from '../time/deviceZone';
import type { Tables } from '../data/db';
import { isScenarioName } from '../scenarios/scenarios';
import type { LoggedCall } from '../wire/callLog';
import { linkParameters } from './links/parameters';
import { readLink } from './links/link';
import { backendOptionsOf, situationOfFile, type Situation } from './links/situation';
import { callsToSave, savedFile, savedValue } from './savedState';

export type Emulation = Awaited<ReturnType<typeof startEmulation>>;

/**
 * Starts the emulated backend in the situation of the address, else in the situation that the tab has saved, else in the
 * default situation. Removes the parameters from the address: a reload then continues with the saved situation, while
 * opening the link again starts over.
 */
export async function startEmulation(base: string) {
  const { search } = window.location;
  const link = readLink(search, deviceNow());
  const ownSituations = storesOf(false, base).situations;
  const storedTabs = ownSituations.read()?.situation.tabs;
  const { tabs } = link.isLink ? link.situation : { tabs: storedTabs ?? (await tabsElsewhere(base)) };
  const isShared = tabs === 'shared';
  if (isShared) shareTab(base);
  const { tables, situations, files } = storesOf(isShared, base);
  const logs = savedValue<LoggedCall[]>(sessionStorage, `log:${base}`);
  const inputs = savedValue<TypedField[]>(sessionStorage, `input:${base}`);
  const stored = link.isLink ? null : situations.read();
  const saved = stored !== null && isScenarioName(stored.situation.scenario) ? stored : null;
  if (saved === null) tables.forget();
  if (link.isLink) await files.forget();
  const file = await files.read();
  const opened = file === null ? link.situation : situationOfFile(file, link.situation, deviceNow());
  const { situation, start } = saved ?? { situation: opened, start: link.isLink ? search : '' };

  const listeners = new Set<(needsRevalidation: boolean) => void>();
  const save = () => {
    const current = { situation: controls.situation(), start };
    situations.write(current);
    // A reload of this tab finds here that it shares its backend.
    if (isShared) ownSituations.write(current);
  };
  const notify = (needsRevalidation: boolean) => {
    save();
    for (const listener of listeners) listener(needsRevalidation);
  };
  const clock = createMovableClock(situation.offset);
  const isNew = tables.read() === null;
  const backend = await startBrowserBackend({
    ...backendOptionsOf(situation),
    ...(file !== null && { madeFor: recordedAtOf(file) }),
    onOwnChange: () => notify(false),
    now: clock.now,
    storage: tables,
    file,
    workerUrl: `${base}mockServiceWorker.js`,
  });
  const savedLog = logs.take() ?? [];
  if (saved !== null) backend.log.push(...savedLog);
  window.addEventListener('pagehide', () => logs.write(callsToSave(backend.log)));
  const controls = createControls({ backend, clock, situation, onChange: notify });
  const problems = [
    ...link.problems,
    ...zoneWarnings(link.situation.zone),
    ...(isNew ? applySituation(backend, situation) : []),
  ];
  save();
  // Only now: a reload during the start reads the link again.
  if (link.isLink) hideLink();
  // Another tab has changed the stored state. A message of a BroadcastChannel could arrive before the state itself.
  window.addEventListener('storage', ({ storageArea }) => {
    if (!isShared || storageArea !== localStorage) return;
    const [restored, changed] = [tables.read(), situations.read()];
    if (restored !== null) backend.restore(restored);
    if (changed !== null) controls.adopt(changed.situation);
    for (const listener of listeners) listener(false);
  });

  /** Reloads the page with the text of a scenario file or a report. */
  async function load(text: string): Promise<void> {
    const report = parseReport(text);
    const state = parseScenarioFile(text);
    const restored = report === null ? null : situationOfReport(report, state, deviceNow());
    const stores = storesOf(restored === null ? isShared : restored.tabs === 'shared', base);
    await stores.files.write(JSON.stringify(state));
    stores.tables.forget();
    stores.situations.forget();
    // The calls so far are about another situation.
    backend.log.length = 0;
    if (report === null || restored === null) return window.location.reload();
    const reported = { situation: restored, start: report.query };
    stores.situations.write(reported);
    ownSituations.write(reported);
    inputs.write(report.input);
    window.location.assign(base + report.path.slice(1));
  }

  return {
    backend,
    clock,
    controls,
    /** Sentences about the parts of the link that were not applied. */
    problems,
    /** Calls `listener` after each change by the controls. `needsRevalidation`: the page must revalidate to show the change. */
    onChange: (listener: (needsRevalidation: boolean) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The scenario file with which the tab was started, or null. */
    file,
    /** What was typed on the page of the report with which the tab was started. The page has yet to show it. */
    typedInput: inputs.take() ?? [],
    /** Reloads the page with a scenario file or a report. Resolves with a sentence if it cannot be read, else with ''. */
    loadFile: async (chosen: File): Promise<string> => {
      try {
        await load(await chosen.text());
        return '';
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    /** The current state of the backend. */
    exportFile: () =>
      toScenarioFile({
        tables: backend.db.snapshot(),
        recordedAt: backend.now(),
        description: `exported from the QA build, scenario ${controls.situation().scenario}`,
        signedInAs: controls.member()?.username ?? null,
        links: file?.links ?? [],
      }),
    /** Reloads the page in the situation of a query. Default: the query with which the tab was opened. */
    restart: (query: string = start) => {
      tables.forget();
      situations.forget();
      ownSituations.forget();
      if (query === '') window.location.reload();
      else window.location.assign(window.location.pathname + query);
    },
  };
}

/** What a tab keeps over reloads. Tabs that share their backend keep it in one place. */
function storesOf(isShared: boolean, base: string) {
  const area = isShared ? localStorage : sessionStorage;
  return {
    tables: savedValue<Tables>(area, `tables:${base}`),
    /** `start` is the query with which the tab was opened. */
    situations: savedValue<{ situation: Situation; start: string }>(area, `situation:${base}`),
    files: savedFile(area, base),
  };
}

const lockName = (base: string) => `emulated-backend:${base}`;

/** How other tabs use their backend now. A closed tab releases its lock, so that an old shared state is not used. */
async function tabsElsewhere(base: string): Promise<Situation['tabs']> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName(base)) ? 'shared' : 'own';
}

/** Announces that this tab shares its backend, until the tab closes. */
function shareTab(base: string): void {
  const untilClosed = new Promise<void>(() => undefined);
  void navigator.locks.request(lockName(base), { mode: 'shared' }, () => untilClosed);
}

/** Removes the parameters of a situation from the address and keeps all others. */
function hideLink(): void {
  const address = new URL(window.location.href);
  for (const name of linkParameters) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}
