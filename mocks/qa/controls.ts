import { isSameId } from '@/domain/memberId';
import { SATURDAY, weekdayOf } from '@/domain/time';
import { partition, pickBy } from 'es-toolkit';
import type { Backend } from '../backend';
import type { Db, Tables } from '../data/db';
import type { Act } from '../meanwhile/acts';
import { changedSettings } from '../meanwhile/communitySettings';
import { performDueActs } from '../meanwhile/performActs';
import { applyRowChange, type RowChange, rowChangesBetween } from '../meanwhile/rowChanges';
import { buildScenario } from '../scenarios/scenarios';
import type { EventKey } from '../services/minyanEvents';
import { deviceZone } from '../time/deviceZone';
import { deviceNow, type MovableClock } from '../time/movableClock';
import type { Action } from './journal/steps';
import { readLink, settingsOf, type Situation, writeLink } from './links/link';
import { suggestion } from './links/reading';

type ControlOptions = {
  backend: Backend;
  clock: MovableClock;
  situation: Situation;
  /** Called after each change but that by `adopt`. `needsRevalidation`: the page must revalidate to show the change. */
  onChange: (needsRevalidation: boolean) => void;
  /** Called with each change, as a step that a report can replay. */
  record?: (action: Action) => void;
};

/** The actions of the QA panel on a running backend, and the state that the panel shows. */
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
  /** The current situation. Sign-ups are part of it; other data that was entered on the page is not. */
  const situation = (): Situation => ({
    ...current,
    ...settingsOf(backend),
    ...changesOfTables(),
    offset: clock.offset(),
    signedInAs: member()?.username ?? null,
    zone: deviceZone(),
  });

  let changes: ReturnType<typeof changesSince> = { signUps: [], community: {} };
  let comparedRevision = -1;
  let built: Tables | null = null;

  /** How sign-ups and community differ from those of the scenario. Compares again only after a change. */
  function changesOfTables() {
    if (comparedRevision === backend.revision()) return changes;
    comparedRevision = backend.revision();
    const { scenario, madeFor, rows, seed, wire } = current;
    built ??= buildScenario(scenario, madeFor, { seed, wire: wire ?? undefined, rows: rows ?? undefined });
    changes = changesSince(built);
    return changes;
  }

  function changesSince(before: Tables) {
    const after = db.snapshot();
    const community = changedSettings(before, after, colonyOf(backend));
    return { signUps: rowChangesBetween(before, after), community };
  }

  function saveAndNotify(needsRevalidation: boolean): void {
    backend.save();
    onChange(needsRevalidation);
  }

  return {
    member,
    colony: () => db.colonies.find(({ id }) => id === member()?.colonyId),
    situation,
    /** The query of the link to the current situation. */
    link: () => writeLink(situation(), clock.now()),
    /** The parameters of that link. */
    texts: () => textsOf(situation(), clock.now()),
    /**
     * Sets parameters of a link on the running backend, and performs the acts that are then due. An empty text is read like a
     * missing parameter. Returns sentences about what could not be used. If one of the texts cannot be read, nothing is set. A change
     * by another tab makes the page read only if it changes the session.
     */
    set: (values: Values, by: 'panel' | 'another tab' = 'panel'): string[] => {
      const before = clock.now();
      const given = Object.entries(values).filter(([, text]) => text !== '');
      const { situation: read, problems } = readLink(`?${new URLSearchParams(given).toString()}`, before);
      if (problems.length > 0) return problems;
      const has = (name: string) => values[name] !== undefined;
      if (has('wire')) read.wire ??= 'modern';
      if (has('now')) clock.moveTo(before + read.offset);
      record({ kind: 'set', values, by });
      // The balance belongs to the signed-in member, so it does not apply to another one.
      const balance = read.balance ?? (has('as') ? null : current.balance);
      current = { ...current, balance, wire: read.wire ?? current.wire };
      Object.assign(
        backend,
        pickBy(settingsOf(read), (_value, name) => has(name)),
      );
      if (has('community')) backend.unread.add('getColony');
      if (has('signUps')) backend.unread.add('getMinyan');
      if (has('as')) problems.push(...signIn(backend, read.signedInAs));
      problems.push(...applyToTables(backend, read));
      saveAndNotify(
        by === 'panel' ? !Object.keys(values).every((name) => NOTICED_LATER.has(name)) : has('as'),
      );
      return problems;
    },
    releaseHeld: () => {
      record({ kind: 'release' });
      backend.held.release();
      saveAndNotify(false);
    },
    /** Makes the page read again, so that it shows what the neighbours did. */
    revalidate: () => {
      record({ kind: 'read' });
      saveAndNotify(true);
    },
    /** Performs the acts of neighbours and the office that are due. Tells the page that the clock has moved. */
    performDue: () => {
      performDueActs(backend, null);
      saveAndNotify(false);
    },
    /** Adopts the situation that another tab has stored. */
    adopt: (stored: Situation, tables: Tables | null) => {
      const [before, { as: previousAs }] = [db.snapshot(), textsOf(situation(), 0)];
      if (tables !== null) backend.restore(tables);
      current = stored;
      built = null;
      clock.moveTo(deviceNow() + stored.offset);
      Object.assign(backend, settingsOf(stored));
      backend.callerId = db.settings.defaultSessionUserId;
      const { as = '', signUps, community } = textsOf({ ...situation(), ...changesSince(before) }, 0);
      const values = {
        ...(as !== previousAs && { as }),
        ...(signUps !== undefined && { signUps }),
        ...(community !== undefined && { community }),
      };
      if (Object.keys(values).length > 0) record({ kind: 'set', values, by: 'another tab' });
    },
  };
}

/** The texts of link parameters, keyed by name. */
type Values = Readonly<Record<string, string>>;

/** A change of these parameters makes the page read nothing: the page notices the change with its next call. */
const NOTICED_LATER = new Set(['fail', 'down', 'delay', 'latency', 'meanwhile', 'signUps']);

/** The parameters of the link to a situation. Only `now`, `made`, `down` and `meanwhile` depend on the time `now`. */
const textsOf = (situation: Situation, now: number): Partial<Values> =>
  Object.fromEntries(new URLSearchParams(writeLink(situation, now)));

const memberOf = ({ db, callerId }: Backend) => db.members.find(({ id }) => isSameId(id, callerId));

/** The id of the signed-in member's community, or else of the first one. */
const colonyOf = (backend: Backend): string =>
  memberOf(backend)?.colonyId ?? backend.db.colonies.find(() => true)?.id ?? '';

/** Puts a new backend into a situation. Returns sentences about the parts that it could not apply. */
export function applySituation(backend: Backend, situation: Situation): string[] {
  const problems = [...signIn(backend, situation.signedInAs), ...applyToTables(backend, situation)];
  backend.save();
  return problems;
}

/** Ends all sessions and signs a member in without a cookie, or nobody if there is no such member. */
function signIn(backend: Backend, username: string | null): string[] {
  const id = backend.db.members.find((one) => one.username === username)?.id ?? null;
  backend.endSessions();
  backend.db.settings.defaultSessionUserId = id;
  backend.callerId = id;
  if (id !== null || username === null) return [];
  return [`as=${username}: the scenario has no such member, so nobody is signed in.`];
}

function applyToTables(backend: Backend, { balance, community, signUps, wire }: Situation): string[] {
  const { db } = backend;
  const target = colonyOf(backend);
  if (wire !== null) db.settings.wireStyle = wire;
  if (balance !== null) db.members.update(({ id }) => isSameId(id, backend.callerId), { balance });
  db.colonies.update(({ id }) => id === target, community);
  const problems = signUps.flatMap((change) => {
    const problem = problemOfRow(backend, change, target);
    if (problem === null) applyRowChange(db, change, target, backend.now());
    return problem === null ? [] : [`signUps: ${problem}`];
  });
  const problemOf = (act: Act) =>
    act.kind === 'office' || act.event === null ? null : problemOfEvent(db, act.event);
  const [usable, others] = partition(backend.meanwhile, (act) => problemOf(act) === null);
  backend.meanwhile = usable;
  performDueActs(backend, null);
  return [...problems, ...others.map((act) => `meanwhile: ${problemOf(act)}`)];
}

/** The username of a member whom the backend has added as a neighbour. A link may name such a member in advance. */
const NEIGHBOUR = /^neighbour-\d+$/;

/** Why a row of a link cannot be used, or null. */
function problemOfRow(
  { db }: Backend,
  { by, day, holidayName = null }: RowChange,
  colonyId: string,
): string | null {
  const member = db.members.find(({ username }) => username === by);
  const isElsewhere = member !== null && member.colonyId !== colonyId;
  if (isElsewhere) return `'${by}' is a member of another community.`;
  const neighbours = db.members.where((one) => one.colonyId === colonyId).map(({ username }) => username);
  if (member === null && !NEIGHBOUR.test(by))
    return `there is no member '${by}'. ${suggestion(by, neighbours)}`;
  return problemOfEvent(db, { day, holidayName });
}

/** Why there is no such event, or null. */
function problemOfEvent({ holidays }: Db, { day, holidayName }: EventKey): string | null {
  if (holidayName === null)
    return weekdayOf(day) === SATURDAY ? null : `${day} is no Shabbos; a holiday needs its holidayName.`;
  const holiday = holidays.find((one) => one.name === holidayName && one.day === day);
  return holiday === null ? `${day} is no '${holidayName}'.` : null;
}
