import { bodiesOf, callsOf, startBackend } from '../../test/backend';
import { toDay } from '../domain/day';
import { buildHoliday, fullEntry } from '../domain/testing/fixtures';
import { addSignUp, removeSignUp } from './attendance';
import { wireEntry } from './wireRowFixture';

describe('the payload of a sign-up', () => {
  const signedIn = () => startBackend({ scenario: 'empty', signedInAs: 'demo' });

  test('for the upcoming Shabbos sets neither holiday nor futureShabbos', async () => {
    const backend = signedIn();
    await addSignUp({ kind: 'shabbos', day: toDay('2026-11-14') }, fullEntry);
    expect(bodiesOf(backend, 'addToMinyan')).toStrictEqual([
      {
        ...wireEntry,
        added_by: 'Self',
        date: '2026-11-14',
        holiday: false,
        futureShabbos: false,
        holidayName: null,
      },
    ]);
  });

  test('for a later Shabbos includes the part of the reading', async () => {
    const backend = signedIn();
    await addSignUp({ kind: 'later', day: toDay('2026-11-28') }, fullEntry);
    expect(bodiesOf(backend, 'addToMinyan')).toStrictEqual([
      {
        ...wireEntry,
        added_by: 'Self',
        date: '2026-11-28',
        holiday: false,
        futureShabbos: true,
        holidayName: null,
      },
    ]);
  });

  test('for a holiday has its name, not its display name, and no part without baalKorah', async () => {
    const backend = startBackend({ scenario: 'tishrei', signedInAs: 'demo' });
    const [listed] = backend.db.holidays.where(() => true);
    if (!listed) throw new Error('No holiday is listed.');
    const holiday = buildHoliday({ name: listed.name, displayName: 'Another name', day: listed.day });
    await addSignUp({ kind: 'holiday', day: listed.day, holiday }, { ...fullEntry, baalKorah: false });
    expect(bodiesOf(backend, 'addToMinyan')).toStrictEqual([
      {
        ...wireEntry,
        added_by: 'Self',
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
