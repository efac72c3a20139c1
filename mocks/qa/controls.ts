import { isSameId } from '../../src/domain/memberId';
import type { Backend } from '../backend';
import type { CallName } from '../wire/calls';
import type { ColonyRecord, MemberRecord, Tables, WireStyle } from '../data/db';
import type { Delays } from '../faults/delays';
import type { FaultPlan, Faults } from '../faults/faultPlan';
import type { Quirk } from '../wire/quirks';
import type { Act } from '../meanwhile/acts';
import { performDueActs } from '../meanwhile/performActs';
import { applyRowChange, rowChangesBetween, type RowChange } from '../meanwhile/rowChanges';
import { buildScenario } from '../scenarios/scenarios';
import { deviceZone } from '../time/deviceZone';
import { deviceNow, type MovableClock } from '../time/movableClock';
import { changedSettings } from '../meanwhile/communitySettings';
import type { CommunitySettings } from '../data/rows';
import type { Situation } from './links/situation';
import { writeLink } from './links/writeLink';

/** The actions of the QA panel on a running backend, and the state that it shows. */
export type Controls = {
  /** Sets the clock of the backend and the page, which keeps running from there. */
  moveClock: (to: number) => void;
  setFault: (call: CallName, plan: FaultPlan | null) => void;
  /** Replaces the failures of all calls. */
  setFaults: (fail: Faults) => void;
  setDelays: (delay: Delays) => void;
  releaseHeld: () => void;
  /** Adds an act of a neighbour or the office. One that is due is performed at once. The page is not told. */
  addAct: (act: Act) => void;
  /** Replaces the pending acts. */
  setActs: (acts: readonly Act[]) => void;
  /** Adds, changes or removes a row, without the rules for sign-ups. The page is not told. */
  changeRow: (change: RowChange) => void;
  /** Makes the page read again, so that it shows what the neighbours did. */
  revalidate: () => void;
  /** Takes over the situation that another tab has stored. */
  adopt: (situation: Situation) => void;
  /** Performs the acts whose time has come. */
  catchUp: () => void;
  setQuirk: (quirk: Quirk, isOn: boolean) => void;
  /** How values are written from the next answer on. */
  setWire: (style: WireStyle) => void;
  setLatency: (milliseconds: number) => void;
  /** Ends every session. Then signs a member in, or nobody for null. */
  signInAs: (username: string | null) => void;
  setBalance: (balance: number) => void;
  changeCommunity: (settings: CommunitySettings) => void;
  clearLog: () => void;
  member: () => MemberRecord | null;
  colony: () => ColonyRecord | null;
  /** The current situation. Sign-ups are part of it; other data that was entered on the page is not. */
  situation: () => Situation;
  /** The query of the link to the current situation. */
  link: () => string;
};

type ControlOptions = {
  backend: Backend;
  clock: MovableClock;
  situation: Situation;
  /** Called after each change. `needsRevalidation`: the page must revalidate to show the change. */
  onChange: (needsRevalidation: boolean) => void;
};

export function createControls({ backend, clock, situation: initial, onChange }: ControlOptions): Controls {
  const { db } = backend;
  let current = initial;

  const member = () => db.members.find(({ id }) => isSameId(id, backend.callerId));
  const colony = () => db.colonies.find(({ id }) => id === member()?.colonyId);
  const situation = (): Situation => ({
    ...current,
    offset: clock.offset(),
    fail: { ...backend.fail },
    latency: backend.latency,
    quirks: backend.quirks,
    delay: { ...backend.delay },
    meanwhile: backend.meanwhile,
    signUps: changesOfTables().signUps,
    community: changesOfTables().community,
    signedInAs: member()?.username ?? null,
    zone: deviceZone(),
  });

  type Changes = Pick<Situation, 'signUps' | 'community'>;
  let lastChanges: (Changes & { revision: number }) | null = null;
  let built: Tables | null = null;

  /** How sign-ups and community differ from those of the scenario. Compares again only after a change. */
  function changesOfTables(): Changes {
    const revision = backend.revision();
    if (lastChanges?.revision === revision) return lastChanges;
    const { scenario, madeFor, rows, seed } = current;
    built ??= buildScenario(scenario, madeFor, { seed, ...(rows !== null && { rows }) });
    const tables = db.snapshot();
    lastChanges = {
      revision,
      signUps: rowChangesBetween(built, tables),
      community: changedSettings(built, tables, colonyOf(backend)),
    };
    return lastChanges;
  }

  function changed(changes: Partial<Situation>, needsRevalidation: boolean): void {
    current = { ...current, ...changes };
    backend.save();
    onChange(needsRevalidation);
  }

  return {
    member,
    colony,
    situation,
    link: () => writeLink(situation(), clock.now()),
    clearLog: () => {
      backend.log.length = 0;
      changed({}, false);
    },
    moveClock: (to) => {
      clock.moveTo(to);
      changed({}, true);
    },
    setFault: (call, plan) => {
      if (plan === null) delete backend.fail[call];
      else backend.fail[call] = plan;
      changed({}, false);
    },
    setFaults: (fail) => {
      backend.fail = { ...fail };
      changed({}, false);
    },
    setDelays: (delay) => {
      backend.delay = { ...delay };
      changed({}, false);
    },
    releaseHeld: () => {
      backend.held.release();
      changed({}, false);
    },
    addAct: (act) => {
      backend.meanwhile = [...backend.meanwhile, act];
      performDueActs(backend, null);
      changed({}, false);
    },
    setActs: (acts) => {
      backend.meanwhile = acts;
      performDueActs(backend, null);
      changed({}, false);
    },
    changeRow: (change) => {
      applyRowChange(db, change, colonyOf(backend), clock.now());
      backend.hasUnreadChanges = true;
      changed({}, false);
    },
    revalidate: () => changed({}, true),
    adopt: (stored) => {
      const { fail, latency, delay, quirks, meanwhile } = stored;
      current = stored;
      built = null;
      clock.moveTo(deviceNow() + stored.offset);
      Object.assign(backend, { fail, latency, delay, quirks, meanwhile });
      backend.callerId = db.settings.defaultSessionUserId;
    },
    catchUp: () => performDueActs(backend, null),
    setQuirk: (quirk, isOn) => {
      const others = backend.quirks.filter((one) => one !== quirk);
      backend.quirks = isOn ? [...others, quirk] : others;
      changed({}, true);
    },
    setWire: (style) => {
      db.settings.wireStyle = style;
      changed({ wire: style }, true);
    },
    setLatency: (milliseconds) => {
      backend.latency = milliseconds;
      changed({}, false);
    },
    signInAs: (username) => {
      setDefaultSession(backend, username);
      changed({ balance: null }, true);
    },
    setBalance: (balance) => {
      db.members.update(({ id }) => isSameId(id, backend.callerId), { balance });
      changed({ balance }, true);
    },
    changeCommunity: (settings) => {
      const id = colony()?.id;
      db.colonies.update((one) => one.id === id, settings);
      changed({}, true);
    },
  };
}

/** The community of the signed-in member, or else the first one. */
function colonyOf({ db, callerId }: Backend): string {
  const member = db.members.find(({ id }) => isSameId(id, callerId));
  return member?.colonyId ?? db.colonies.find(() => true)?.id ?? '';
}

/** Ends all sessions and signs a member in without a cookie. Returns false if the member does not exist. */
function setDefaultSession(backend: Backend, username: string | null): boolean {
  const member = backend.db.members.find((one) => one.username === username);
  backend.endSessions();
  backend.db.settings.defaultSessionUserId = member?.id ?? null;
  backend.callerId = member?.id ?? null;
  return username === null || member !== null;
}

/** Puts a new backend into a situation. Returns sentences about the parts that it could not apply. */
export function applySituation(backend: Backend, situation: Situation): string[] {
  const { signedInAs, balance, community } = situation;
  const isKnown = setDefaultSession(backend, signedInAs);
  const member = backend.db.members.find(({ id }) => isSameId(id, backend.callerId));
  if (balance !== null) backend.db.members.update(({ id }) => isSameId(id, member?.id ?? null), { balance });
  const target = colonyOf(backend);
  backend.db.colonies.update(({ id }) => id === target, community);
  for (const change of situation.signUps) applyRowChange(backend.db, change, target, backend.now());
  performDueActs(backend, null);
  backend.save();
  return isKnown ? [] : [`as=${signedInAs}: the scenario has no such member, so nobody is signed in.`];
}
