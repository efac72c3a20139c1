import { isSameId } from '../../src/domain/memberId';
import type { Backend } from '../backend';
import type { CallName } from '../wire/calls';
import type { ColonyRecord, MemberRecord, WireStyle } from '../data/db';
import type { FaultPlan, Faults } from '../faults/faultPlan';
import type { Quirk } from '../wire/quirks';
import type { MovableClock } from '../time/movableClock';
import type { CommunitySettings } from './communitySettings';
import type { Situation } from './situation';
import { writeLink } from './writeLink';

/** The actions of the QA panel on a running backend, and the state that it shows. */
export type Controls = {
  /** Sets the clock of the backend and the page, which keeps running from there. */
  moveClock: (to: number) => void;
  setFault: (call: CallName, plan: FaultPlan | null) => void;
  /** Replaces the failures of all calls. */
  setFaults: (fail: Faults) => void;
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
  /** The current situation. Sign-ups and other data that was entered on the page are not part of it. */
  situation: () => Situation;
  /** The query of the link to the current situation. */
  link: () => string;
};

type ControlOptions = {
  backend: Backend;
  clock: MovableClock;
  situation: Situation;
  /** Called after each change. `needsRevalidation`: the page must revalidate to show the change. */
  onChange: (situation: Situation, needsRevalidation: boolean) => void;
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
    signedInAs: member()?.username ?? null,
  });

  function changed(changes: Partial<Situation>, needsRevalidation: boolean): void {
    current = { ...current, ...changes };
    backend.save();
    onChange(situation(), needsRevalidation);
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
      changed({ community: { ...current.community, ...settings } }, true);
    },
  };
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
  const target = member?.colonyId ?? backend.db.colonies.find(() => true)?.id;
  backend.db.colonies.update(({ id }) => id === target, community);
  backend.save();
  return isKnown ? [] : [`as=${signedInAs}: the scenario has no such member, so nobody is signed in.`];
}
