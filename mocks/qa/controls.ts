import { weekdayOf } from '../../src/domain/time';
import { isSameId } from '../../src/domain/memberId';
import type { Backend } from '../backend';
import type { Tables, WireStyle } from '../data/db';
import { performDueActs } from '../meanwhile/performActs';
import { applyRowChange, rowChangesBetween, type RowChange } from '../meanwhile/rowChanges';
import { buildScenario } from '../scenarios/scenarios';
import { deviceZone } from '../time/deviceZone';
import { deviceNow, type MovableClock } from '../time/movableClock';
import { changedSettings } from '../meanwhile/communitySettings';
import type { CommunitySettings } from '../data/rows';
import { suggestion } from './links/closestName';
import { settingsOf, type BackendSettings, type Situation } from './links/situation';
import { NOBODY, readLink, writeLink } from './links/link';
import type { Action } from './journal/steps';
import { isoTime } from '../time/isoTime';

type ControlOptions = {
  backend: Backend;
  clock: MovableClock;
  situation: Situation;
  /** Called after each change. `needsRevalidation`: the page must revalidate to show the change. */
  onChange: (needsRevalidation: boolean) => void;
  /** Called with each change, as a step that a report can replay. */
  record?: (action: Action) => void;
};

/** The actions of the QA panel on a running backend, and the state that it shows. */
export type Controls = ReturnType<typeof createControls>;

export function createControls({
  backend,
  clock,
  situation: initial,
  onChange,
  record = () => undefined,
}: ControlOptions) {
  const { db } = backend;
  let current = initial;

  const member = () => memberOf(backend);
  const colony = () => db.colonies.find(({ id }) => id === member()?.colonyId);
  /** The current situation. Sign-ups are part of it; other data that was entered on the page is not. */
  const situation = (): Situation => {
    return {
      ...current,
      ...settingsOf(backend),
      ...changesOfTables(),
      offset: clock.offset(),
      signedInAs: member()?.username ?? null,
      zone: deviceZone(),
    };
  };

  let changes: Pick<Situation, 'signUps' | 'community'> = { signUps: [], community: {} };
  let comparedRevision = -1;
  let built: Tables | null = null;

  /** How sign-ups and community differ from those of the scenario. Compares again only after a change. */
  function changesOfTables() {
    if (comparedRevision === backend.revision()) return changes;
    comparedRevision = backend.revision();
    const { scenario, madeFor, rows, seed, wire } = current;
    built ??= buildScenario(scenario, madeFor, { seed, wire: wire ?? undefined, rows: rows ?? undefined });
    const tables = db.snapshot();
    changes = {
      signUps: rowChangesBetween(built, tables),
      community: changedSettings(built, tables, colonyOf(backend)),
    };
    return changes;
  }

  function changed(values: Partial<Situation>, needsRevalidation: boolean): void {
    current = { ...current, ...values };
    backend.save();
    onChange(needsRevalidation);
  }

  const recordValues = (values: Readonly<Record<string, string>>) =>
    record({ kind: 'set', values, by: 'panel' });

  const controls = {
    member,
    colony,
    situation,
    /** The query of the link to the current situation. */
    link: () => writeLink(situation(), clock.now()),
    clearLog: () => {
      backend.log.length = 0;
      changed({}, false);
    },
    /** Sets the clock of the backend and the page, which keeps running from there. */
    moveClock: (to: number) => {
      clock.moveTo(to);
      changed({}, true);
      recordValues({ now: isoTime(to) });
    },
    /** Replaces settings of the backend. An act that is due is performed at once; the page is not told. */
    set: (settings: Partial<BackendSettings>) => {
      const now = clock.now();
      const texts = textsOf({ ...situation(), ...settings }, now);
      recordValues(Object.fromEntries(Object.keys(settings).map((name) => [name, texts[name] ?? ''])));
      Object.assign(backend, settings);
      performDueActs(backend, null);
      changed({}, settings.quirks !== undefined);
    },
    releaseHeld: () => {
      record({ kind: 'release' });
      backend.held.release();
      changed({}, false);
    },
    /** Adds, changes or removes a row, without the rules for sign-ups. The page is not told. */
    changeRow: (change: RowChange) => {
      recordValues({ signUps: JSON.stringify([change]) });
      applyRowChange(db, change, colonyOf(backend), clock.now());
      backend.unread.add('getMinyan');
      changed({}, false);
    },
    /** Makes the page read again, so that it shows what the neighbours did. */
    revalidate: () => {
      record({ kind: 'read' });
      changed({}, true);
    },
    /** Performs what neighbours and the office do by now. Tells the page that the clock has moved. */
    performDue: () => {
      performDueActs(backend, null);
      changed({}, false);
    },
    /** Takes over the situation that another tab has stored. */
    adopt: (stored: Situation, tables: Tables | null) => {
      const before = textsOf(situation(), 0);
      if (tables !== null) backend.restore(tables);
      current = stored;
      built = null;
      clock.moveTo(deviceNow() + stored.offset);
      Object.assign(backend, settingsOf(stored));
      backend.callerId = db.settings.defaultSessionUserId;
      const after = textsOf(situation(), 0);
      const changedNames = SHARED.filter((name) => before[name] !== after[name]);
      const values = Object.fromEntries(changedNames.map((name) => [name, after[name] ?? '']));
      if (changedNames.length > 0) record({ kind: 'set', values, by: 'another tab' });
    },
    /** Sets how values are written from the next answer on. */
    setWire: (style: WireStyle) => {
      recordValues({ wire: style });
      db.settings.wireStyle = style;
      changed({ wire: style }, true);
    },
    /** Ends every session. Then signs a member in, or nobody for null. */
    signInAs: (username: string | null) => {
      recordValues({ as: username ?? NOBODY });
      setDefaultSession(backend, username);
      changed({ balance: null }, true);
    },
    setBalance: (balance: number) => {
      recordValues({ balance: String(balance) });
      db.members.update(({ id }) => isSameId(id, backend.callerId), { balance });
      changed({ balance }, true);
    },
    changeCommunity: (settings: CommunitySettings) => {
      recordValues({ community: JSON.stringify(settings) });
      const id = colony()?.id;
      db.colonies.update((one) => one.id === id, settings);
      backend.unread.add('getColony');
      changed({}, true);
    },
    /** Makes the changes of a recorded step. */
    apply: (values: Readonly<Record<string, string>>): void => {
      const now = clock.now();
      const read = readLink(`?${new URLSearchParams(values).toString()}`, now).situation;
      const settings = settingsOf(read);
      for (const name of Object.keys(values)) {
        if (name === 'now') controls.moveClock(now + read.offset);
        else if (name === 'as') controls.signInAs(read.signedInAs);
        else if (name === 'balance' && read.balance !== null) controls.setBalance(read.balance);
        else if (name === 'community') controls.changeCommunity(read.community);
        else if (name === 'signUps') read.signUps.forEach(controls.changeRow);
        else if (name === 'wire') controls.setWire(read.wire ?? 'modern');
        else if (isSetting(name)) controls.set({ [name]: settings[name] });
      }
    },
  };
  return controls;

  function isSetting(name: string): name is keyof BackendSettings {
    return Object.hasOwn(settingsOf(backend), name);
  }
}

/** What a tab takes over from another one as a step. */
const SHARED = ['as', 'signUps', 'community'];

/** The parameters of the link to a situation, as texts. */
const textsOf = (situation: Situation, now: number): Partial<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(writeLink(situation, now)));

const memberOf = ({ db, callerId }: Backend) => db.members.find(({ id }) => isSameId(id, callerId));

/** The id of the signed-in member's community, or else of the first one. */
const colonyOf = (backend: Backend): string =>
  memberOf(backend)?.colonyId ?? backend.db.colonies.find(() => true)?.id ?? '';

/** Ends all sessions and signs a member in without a cookie, or nobody if there is no such member. */
function setDefaultSession(backend: Backend, username: string | null): void {
  const member = backend.db.members.find((one) => one.username === username);
  backend.endSessions();
  backend.db.settings.defaultSessionUserId = member?.id ?? null;
  backend.callerId = member?.id ?? null;
}

/** Puts a new backend into a situation. Returns sentences about the parts that it could not apply. */
export function applySituation(backend: Backend, situation: Situation): string[] {
  const { signedInAs, balance, community } = situation;
  setDefaultSession(backend, signedInAs);
  if (balance !== null) backend.db.members.update(({ id }) => isSameId(id, backend.callerId), { balance });
  const target = colonyOf(backend);
  backend.db.colonies.update(({ id }) => id === target, community);
  const problems = situation.signUps.flatMap((change) => {
    const problem = problemOfRow(backend, change, target);
    if (problem === null) applyRowChange(backend.db, change, target, backend.now());
    return problem === null ? [] : [`signUps: ${problem}`];
  });
  performDueActs(backend, null);
  backend.save();
  if (signedInAs !== null && memberOf(backend) === null)
    problems.push(`as=${signedInAs}: the scenario has no such member, so nobody is signed in.`);
  return problems;
}

/** The username of a member whom the backend has added as a neighbour. A link may name one before there is one. */
const NEIGHBOUR = /^neighbour-\d+$/;
const SATURDAY = 6;

/** Why a row of a link cannot be used, or null. */
function problemOfRow(
  { db }: Backend,
  { by, day, holidayName = null }: RowChange,
  colonyId: string,
): string | null {
  const members = db.members.where((one) => one.colonyId === colonyId);
  if (!members.some(({ username }) => username === by) && !NEIGHBOUR.test(by)) {
    const isElsewhere = db.members.find(({ username }) => username === by) !== null;
    if (isElsewhere) return `'${by}' is a member of another community.`;
    return `there is no member '${by}'. ${suggestion(
      by,
      members.map(({ username }) => username),
    )}`;
  }
  if (holidayName === null)
    return weekdayOf(day) === SATURDAY ? null : `${day} is no Shabbos; a holiday needs its holidayName.`;
  const days = db.holidays.where(({ name }) => name === holidayName);
  return days.some((one) => one.day === day) ? null : `${day} is no '${holidayName}'.`;
}
