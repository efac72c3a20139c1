import { isSameId } from '../../src/domain/memberId';
import type { Backend } from '../backend';
import type { CallName } from '../wire/calls';
import type { ColonyRecord, MemberRecord } from '../data/db';
import type { FaultKind } from '../faults/faults';
import type { MovableClock } from '../time/movableClock';
import type { CommunitySettings } from './communitySettings';
import type { Situation } from './situation';
import { writeLink } from './writeLink';

/** What can be done to a backend from outside while a page uses it. */
export type Controls = {
  /** Moves the clock of the backend and of the page together; it runs on from there. */
  moveClock: (to: number) => void;
  setFault: (call: CallName, kind: FaultKind | null) => void;
  setLatency: (milliseconds: number) => void;
  /** Ends every session, and lets a member be signed in, or nobody. */
  signInAs: (username: string | null) => void;
  setBalance: (balance: number) => void;
  changeCommunity: (settings: CommunitySettings) => void;
  clearLog: () => void;
  member: () => MemberRecord | null;
  colony: () => ColonyRecord | null;
  /** The situation as it is now. Sign-ups and other entries of a page are no part of it. */
  situation: () => Situation;
  /** The query of the link that gives it again. */
  link: () => string;
};

type ControlOptions = {
  backend: Backend;
  clock: MovableClock;
  situation: Situation;
  /** After each change. `isOfBackend`: the page does not know of it until it reads again. */
  onChange: (situation: Situation, isOfBackend: boolean) => void;
};

export function createControls({ backend, clock, situation: initial, onChange }: ControlOptions): Controls {
  const { db } = backend;
  let known = initial;

  const member = () => db.members.find(({ id }) => isSameId(id, backend.callerId));
  const colony = () => db.colonies.find(({ id }) => id === member()?.colonyId);
  const situation = (): Situation => ({
    ...known,
    offset: clock.offset(),
    fail: { ...backend.fail },
    latency: backend.latency,
    signedInAs: member()?.username ?? null,
  });

  function changed(changes: Partial<Situation>, isOfBackend: boolean): void {
    known = { ...known, ...changes };
    backend.save();
    onChange(situation(), isOfBackend);
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
    setFault: (call, kind) => {
      if (kind === null) delete backend.fail[call];
      else backend.fail[call] = kind;
      changed({}, false);
    },
    setLatency: (milliseconds) => {
      backend.latency = milliseconds;
      changed({}, false);
    },
    signInAs: (username) => {
      presume(backend, username);
      changed({ balance: null }, true);
    },
    setBalance: (balance) => {
      db.members.update(({ id }) => isSameId(id, backend.callerId), { balance });
      changed({ balance }, true);
    },
    changeCommunity: (settings) => {
      const id = colony()?.id;
      db.colonies.update((one) => one.id === id, settings);
      changed({ community: { ...known.community, ...settings } }, true);
    },
  };
}

/** Nobody has a session any more; a member, if there is one of that name, is signed in without. False if there is none. */
function presume(backend: Backend, username: string | null): boolean {
  const member = backend.db.members.find((one) => one.username === username);
  backend.endSessions();
  backend.db.settings.defaultSessionUserId = member?.id ?? null;
  backend.callerId = member?.id ?? null;
  return username === null || member !== null;
}

/** Puts a new backend into a situation. Returns what could not be done, in sentences. */
export function applySituation(backend: Backend, situation: Situation): string[] {
  const { signedInAs, balance, community } = situation;
  const isKnown = presume(backend, signedInAs);
  const member = backend.db.members.find(({ id }) => isSameId(id, backend.callerId));
  if (balance !== null) backend.db.members.update(({ id }) => isSameId(id, member?.id ?? null), { balance });
  const target = member?.colonyId ?? backend.db.colonies.find(() => true)?.id;
  backend.db.colonies.update(({ id }) => id === target, community);
  backend.save();
  return isKnown ? [] : [`as=${signedInAs}: the scenario has no such member, so nobody is signed in.`];
}
