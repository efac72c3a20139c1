import { createBackend } from '../backend';
import { answerCalls } from '../browser';
import type { Tables } from '../data/db';
import { parseScenarioFile, recordedAtOf } from '../recorded/scenarioFile';
import { isScenarioName } from '../scenarios/scenarios';
import { zoneWarnings } from '../time/deviceZone';
import { createMovableClock, deviceNow } from '../time/movableClock';
import type { LoggedCall } from '../wire/callLog';
import { applySituation, createControls } from './controls';
import { createJournal, type JournalState } from './journal/journal';
import { backendOptionsOf, readLink, type Situation, situationOfFile } from './links/link';
import { linkParameters } from './links/parameters';
import { parseReport, situationOfReport } from './reports/reportFile';
import { callsToSave, savedFile, savedValue } from './savedState';

/** `upTo` is the number of steps to replay, `done` the number of steps that have been replayed. */
type Progress = { upTo: number; done: number };

/** `problems` are sentences about what differs from the report. */
type Replay = Progress & { isOver: boolean; problems: string[] };

export type Emulation = Awaited<ReturnType<typeof startEmulation>>;

/**
 * Starts the emulated backend in the situation of the address, else in the one that the tab has saved, else in that of a
 * loaded file, else in the default one. Removes the parameters from the address: a reload then continues with the saved
 * situation, while opening the link again starts over.
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
  const journals = savedValue<JournalState>(sessionStorage, `journal:${base}`);
  const replays = savedValue<Progress>(sessionStorage, `replay:${base}`);
  const stored = link.isLink ? null : situations.read();
  const saved = stored !== null && isScenarioName(stored.situation.scenario) ? stored : null;
  if (saved === null) tables.forget();
  if (link.isLink) await files.forget();
  const fileText = await files.read();
  const report = fileText === null ? null : parseReport(fileText);
  const file = fileText === null ? null : report === null ? parseScenarioFile(fileText) : report.file;
  const opened = file === null ? link.situation : situationOfFile(file, link.situation, deviceNow());
  const { situation, start } = saved ?? { situation: opened, start: link.isLink ? search : '' };

  const listeners = new Set<(needsRevalidation: boolean) => void>();
  const storedText = () => situations.text() + tables.text();
  /** The stored text that the backend of this tab agrees with. */
  let adopted = '';
  const adoptStored = () => {
    const [storedTables, storedState] = [tables.read(), situations.read()];
    if (storedState !== null && adopted !== storedText()) controls.adopt(storedState.situation, storedTables);
    adopted = storedText();
  };
  const save = () => {
    const current = { situation: controls.situation(), start };
    situations.write(current);
    adopted = storedText();
    // After a reload, the tab finds out from its own storage that it shares its backend.
    if (isShared) ownSituations.write(current);
  };
  const notify = (needsRevalidation: boolean) => {
    save();
    for (const listener of listeners) listener(needsRevalidation);
  };
  const clock = createMovableClock(situation.offset);
  const isNew = tables.read() === null;
  const backend = createBackend({
    ...backendOptionsOf(situation),
    ...(file !== null && { madeFor: recordedAtOf(file) }),
    onOwnChange: () => notify(false),
    now: clock.now,
    storage: tables,
    file,
    // The page has one session and no cookie: only a server can set an HttpOnly cookie.
    hasOneSession: true,
  });
  answerCalls(() => {
    // Another tab's change is in the storage before its event arrives here.
    if (isShared) adoptStored();
    return backend.handlers;
  });
  // A call that was in flight before a reload gets no answer any more.
  const savedLog = (logs.take() ?? []).map((call) => ({ ...call, took: call.took ?? 0 }));
  if (saved !== null) backend.log.push(...savedLog);
  const progress = replays.take();
  let replay: Replay | null = null;
  const savedJournal = saved === null || progress?.done === 0 ? null : journals.take();
  const journal = createJournal(backend, savedJournal ?? { start: '', steps: [], errors: [], passwords: [] });
  const controls = createControls({ backend, clock, situation, onChange: notify, record: journal.record });
  const problems = [
    ...link.problems,
    ...zoneWarnings(link.situation.zone),
    ...(isNew ? applySituation(backend, situation) : []),
  ];
  save();
  const path = window.location.pathname.slice(base.length - 1);
  if (savedJournal === null) journal.state.start = report?.start ?? path + controls.link();
  else if (progress === null) journal.record({ kind: 'open', path });
  window.addEventListener('pagehide', () => {
    logs.write(callsToSave(backend.log));
    journals.write(journal.state);
  });
  // The link is hidden only now, so that a reload during the start reads it again.
  if (link.isLink) hideLink();
  // The event says that another tab has changed the stored state. A BroadcastChannel's message could arrive before the state.
  window.addEventListener('storage', ({ storageArea }) => {
    if (!isShared || storageArea !== localStorage) return;
    adoptStored();
    for (const listener of listeners) listener(false);
  });

  /** Reloads the page with the text of a scenario file or a report. Then replays the first `upTo` steps of a report, or all. */
  async function load(text: string, upTo?: number): Promise<void> {
    const nextReport = parseReport(text);
    const stores = storesOf(nextReport === null && isShared, base);
    await stores.files.write(nextReport === null ? JSON.stringify(parseScenarioFile(text)) : text);
    stores.tables.forget();
    stores.situations.forget();
    // The calls so far are about another situation.
    backend.log.length = 0;
    if (nextReport === null) return window.location.reload();
    stores.situations.write({ situation: situationOfReport(nextReport, deviceNow()), start: '' });
    replays.write({ upTo: upTo ?? nextReport.steps.length, done: 0 });
    window.location.assign(base + nextReport.start.slice(1).replace(/\?.*/, ''));
  }

  return {
    backend,
    clock,
    controls,
    /** Sentences about the parts of the link or a file that were not applied, and about another time zone. */
    problems,
    /** Calls `listener` after each change of the emulation. `needsRevalidation`: the page must revalidate to show the change. */
    onChange: (listener: (needsRevalidation: boolean) => void) => void listeners.add(listener),
    /** Makes the panel show what has changed. */
    refresh: () => notify(false),
    /** The scenario file with which the tab was started, or null. */
    file,
    /** The steps and the errors that have led to the situation of the tab. */
    journal,
    /** The report with which the tab was started, or null. */
    report,
    /** The progress of the replay when the page was loaded. Null if no replay is under way. */
    progress,
    /** The replay of the report since the page was loaded. Null if the page replays no report. */
    replay: () => replay,
    showReplay: (next: Replay) => {
      replay = next;
      notify(false);
    },
    /** Opens a path of the application in a new document, where the replay continues after `done` steps. */
    openPath: (to: string, done: number) => {
      replays.write({ upTo: progress?.upTo ?? done, done });
      if (base + to.slice(1) === window.location.pathname) window.location.reload();
      else window.location.assign(base + to.slice(1));
    },
    /** Replays the report again, up to one of its steps. */
    replayUpTo: (upTo: number) => void (fileText !== null && load(fileText, upTo)),
    /** Reloads the page with a scenario file or a report. If the file cannot be read, adds a sentence to `problems` instead. */
    loadFile: async (chosen: File): Promise<void> => {
      try {
        await load(await chosen.text());
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
        notify(false);
      }
    },
    /** Reloads the page in the situation of a query. Default: the link or the report with which the tab was opened. */
    restart: (query: string = start) => {
      tables.forget();
      situations.forget();
      ownSituations.forget();
      if (query === '' && report !== null && fileText !== null) void load(fileText, 0);
      else if (query === '') window.location.reload();
      else window.location.assign(window.location.pathname + query);
    },
  };
}

/** What a tab stores over reloads. Tabs that share their backend share these stores. */
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

/** 'shared' if another open tab shares its backend. A closed tab releases its lock, so an old shared state is not used. */
async function tabsElsewhere(base: string): Promise<Situation['tabs']> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName(base)) ? 'shared' : 'own';
}

/** Announces, until this tab closes, that it shares its backend. */
function shareTab(base: string): void {
  void navigator.locks.request(lockName(base), { mode: 'shared' }, () => new Promise(() => undefined));
}

/** Removes the parameters of a situation from the address and keeps all others. */
function hideLink(): void {
  const address = new URL(window.location.href);
  for (const name of linkParameters) address.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', address);
}
