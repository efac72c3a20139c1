import { dayOf, toInstant } from '@/domain/day';
import { addDays } from '@/domain/time';
import { site } from '@/site';
import * as fc from 'fast-check';
import { type FaultKind, faultKinds } from '../../../mocks/faults/faults';
import { applyRowChange } from '../../../mocks/meanwhile/rowChanges';
import { listEvents } from '../../../mocks/qa/listedEvents';
import { instantAt } from '../../../mocks/time/instantAt';
import { isSignedIn, step, weighted } from './step';
import { MEN } from './walker';

// The steps outside the page: neighbours, the office and the member's other device act, calls fail, sessions end, time passes.

const WRITES = [
  'addToMinyan',
  'removeFromMinyan',
  'updateUser',
  'updateNotification',
  'requestService',
] as const;

const failWrite = fc.constantFrom(...faultKinds).map((fault) =>
  step(`each kind of write fails once: ${fault}`, isSignedIn, async ({ backend }) => {
    for (const call of WRITES) backend.fail[call] = [{ fault, calls: 1 }];
  }),
);

const failRead = fc
  .tuple(
    fc.constantFrom('getMinyan' as const, 'getUser' as const, 'getColony' as const),
    fc.constantFrom<FaultKind>('500', '502-html', 'dropped', 'malformed', 'timeout'),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([call, fault, calls]) =>
    step(`the next ${calls} ${call} end with ${fault}`, isSignedIn, async (walker) => {
      walker.failReads({ [call]: [{ fault, calls }] });
    }),
  );

const neighbour = fc
  .record({
    isComing: fc.boolean(),
    peopleCount: fc.integer({ min: 1, max: 5 }),
    onlyIfMinyan: fc.boolean(),
    reservedMussaf: fc.boolean(),
    part: fc.constantFrom(null, null, 'full' as const, '1-4' as const, '5-end' as const),
    isAtWrite: fc.boolean(),
  })
  .map(({ isComing, isAtWrite, ...signUp }) =>
    step(
      `a neighbour ${isComing ? `signs up ${JSON.stringify(signUp)}` : 'withdraws'}${isAtWrite ? ' at the next write' : ''}`,
      () => true,
      async ({ backend }) => {
        const when = isAtWrite ? 'write' : backend.now();
        const act = isComing ? ({ kind: 'sign-up', signUp } as const) : ({ kind: 'withdrawal' } as const);
        backend.meanwhile = [...backend.meanwhile, { ...act, event: null, when }];
      },
    ),
  );

/** The member signs up or changes the sign-up on another device. 0 men remove it. */
const otherDevice = fc
  .record({ index: fc.nat(1), men: fc.integer({ min: 0, max: 9 }), onlyIfMinyan: fc.boolean() })
  .map(({ index, men, onlyIfMinyan }) =>
    step(
      `the member's other device ${men === 0 ? 'withdraws' : `signs up ${men} men${onlyIfMinyan ? ' only if minyan' : ''}`} for event ${index}, and a minute passes`,
      isSignedIn,
      async (walker) => {
        const { backend } = walker;
        const { db } = backend;
        const listed = listEvents(backend, backend.now());
        const { day, holidayName, title } = listed[index] ?? listed[0];
        const event = { by: 'demo', day, holidayName };
        const change = men === 0 ? { isRemoved: true } : { peopleCount: men, onlyIfMinyan };
        const colony = db.colonies.find(() => true);
        applyRowChange(db, { ...event, ...change }, colony?.id ?? '', backend.now());
        walker.recordSavedElsewhere(title, { [MEN]: String(men), 'Only if minyan': String(onlyIfMinyan) });
        await walker.passMinute();
        await walker.settle();
        walker.compare();
      },
    ),
  );

const office = fc
  .tuple(fc.constantFrom('maftirMussafOption' as const, 'openOnThu' as const), fc.boolean(), fc.boolean())
  .map(([setting, isOn, isAtWrite]) =>
    step(
      `the office sets ${setting} to ${isOn}${isAtWrite ? ' at the next write' : ''}`,
      () => true,
      async ({ backend }) => {
        const when = isAtWrite ? 'write' : backend.now();
        backend.meanwhile = [...backend.meanwhile, { kind: 'office', settings: { [setting]: isOn }, when }];
      },
    ),
  );

const calm = fc.constant(
  step('two minutes pass without faults', isSignedIn, (walker) => walker.recoverAndCompare()),
);

const HOUR = 60 * 60_000;
const jump = fc.constantFrom('12 hours', 'midnight', 'Sunday').map((to) =>
  step(`time passes: ${to}`, isSignedIn, async (walker) => {
    const now = toInstant(walker.backend.now());
    const today = dayOf(now, site.timeZone);
    const daysToSunday = 7 - new Date(`${today}T12:00:00Z`).getUTCDay();
    const target = {
      '12 hours': now + 12 * HOUR,
      midnight: instantAt(addDays(today, 1), '00:01', site.timeZone),
      Sunday: instantAt(addDays(today, daysToSunday), '00:01', site.timeZone),
    }[to];
    await walker.moveTo(target ?? now);
  }),
);

const endSession = fc.constant(
  step(
    'the session ends',
    // On About, no login opens when the session ends.
    (page) => isSignedIn(page) && page.path !== '/about',
    async (walker) => {
      walker.backend.endSessions();
      await walker.passMinute();
    },
  ),
);

export const worldSteps = weighted(
  [2, failWrite],
  [1, failRead],
  [2, neighbour],
  [2, otherDevice],
  [1, office],
  [1, calm],
  [1, jump],
  [1, endSession],
);
