import { bodiesOf, callsOf, startBackend } from '../../test/backend';
import { toDay } from '../domain/day';
import { buildHoliday } from '../domain/testing/fixtures';
import { addSignUp, removeSignUp } from './attendance';
import type { SignUpEntry } from '../domain/signUpEntry';

describe('the payload of a sign-up', () => {
  const entry: SignUpEntry = {
    peopleCount: 3,
    isGuest: true,
    onlyIfMinyan: false,
    anonymous: true,
    reservedMussaf: false,
    baalKorah: false,
    part: null,
    comingEarlier: true,
  };
  const common = {
    poeple_count: 3,
    is_guest: true,
    only_if_minyan: false,
    added_by: 'Self',
    anonymous: true,
    reservedMussaf: false,
    comingEarlier: true,
  };
  const signedIn = () => startBackend({ scenario: 'empty', signedInAs: 'demo' });

  test('for the upcoming Shabbos sets neither holiday nor futureShabbos', async () => {
    const backend = signedIn();
    await addSignUp({ kind: 'shabbos', day: toDay('2026-11-14') }, entry);
    expect(bodiesOf(backend, 'addToMinyan')).toStrictEqual([
      {
        ...common,
        date: '2026-11-14',
        holiday: false,
        futureShabbos: false,
        holidayName: null,
        baalKorah: false,
        preparedFor: null,
      },
    ]);
  });

  test('for a later Shabbos includes the part of the reading', async () => {
    const backend = signedIn();
    await addSignUp(
      { kind: 'later', day: toDay('2026-11-28') },
      { ...entry, baalKorah: true, part: '5-end', onlyIfMinyan: true, reservedMussaf: true },
    );
    expect(bodiesOf(backend, 'addToMinyan')).toStrictEqual([
      {
        ...common,
        only_if_minyan: true,
        reservedMussaf: true,
        date: '2026-11-28',
        holiday: false,
        futureShabbos: true,
        holidayName: null,
        baalKorah: true,
        preparedFor: '5-end',
      },
    ]);
  });

  test('for a holiday has its name, not its display name, and no part without baalKorah', async () => {
    const backend = startBackend({ scenario: 'tishrei', signedInAs: 'demo' });
    const [listed] = backend.db.holidays.where(() => true);
    if (!listed) throw new Error('No holiday is listed.');
    const holiday = buildHoliday({ name: listed.name, displayName: 'Another name', day: listed.day });
    await addSignUp({ kind: 'holiday', day: listed.day, holiday }, { ...entry, part: 'full' });
    expect(bodiesOf(backend, 'addToMinyan')).toStrictEqual([
      {
        ...common,
        date: listed.day,
        holiday: true,
        futureShabbos: false,
        holidayName: listed.name,
        baalKorah: false,
        preparedFor: null,
      },
    ]);
  });
});

test.each([
  ['r/1', '/api/minyan/r%2F1'],
  ['a+b', '/api/minyan/a%2Bb'],
  ['100%', '/api/minyan/100%25'],
  ['%2F', '/api/minyan/%252F'],
  ['?x=1', '/api/minyan/%3Fx%3D1'],
  ['#top', '/api/minyan/%23top'],
  ['ü', '/api/minyan/%C3%BC'],
  ['../add', '/api/minyan/..%2Fadd'],
  ['a b', '/api/minyan/a%20b'],
])('removes the record %j with DELETE %s, without a body', async (recordId, path) => {
  const backend = startBackend({ signedInAs: 'demo' });
  await removeSignUp(recordId).catch(() => undefined);
  expect(callsOf(backend, 'removeFromMinyan')).toMatchObject([{ method: 'DELETE', path, body: undefined }]);
});
