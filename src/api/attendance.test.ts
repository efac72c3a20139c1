import { bodiesOf, callsOf, startBackend } from '../../test/backend';
import { toDay } from '../domain/day';
import type { MinyanEvent } from '../domain/event';
import { buildHoliday, fullEntry } from '../domain/testing/fixtures';
import { addSignUp, removeSignUp } from './attendance';
import { wireEntry } from './wireRowFixture';

const shabbos: MinyanEvent = { kind: 'shabbos', day: toDay('2026-11-14') };
const later: MinyanEvent = { kind: 'later', day: toDay('2026-11-28') };
const listed = buildHoliday({ name: 'Chanukah', displayName: 'Another name', day: toDay('2026-12-05') });
const holiday: MinyanEvent = { kind: 'holiday', day: listed.day, holiday: listed };
const holidaySent = { date: '2026-12-05', holiday: true, holidayName: 'Chanukah' };
const noReader = { date: '2026-11-14', baalKorah: false, preparedFor: null };

test.each([
  ['the upcoming Shabbos', shabbos, fullEntry, { date: '2026-11-14' }],
  ['a later Shabbos', later, fullEntry, { date: '2026-11-28', futureShabbos: true }],
  ['a holiday with its name, not its display name', holiday, fullEntry, holidaySent],
  ['a member who is no reader, without a part', shabbos, { ...fullEntry, baalKorah: false }, noReader],
])('sends the sign-up for %s', async (_what, event, entry, sent) => {
  const backend = startBackend({ scenario: 'empty', signedInAs: 'demo' });
  await addSignUp(event, entry);
  const defaults = { added_by: 'Self', holiday: false, futureShabbos: false, holidayName: null };
  expect(bodiesOf(backend, 'addToMinyan')).toStrictEqual([{ ...wireEntry, ...defaults, ...sent }]);
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
