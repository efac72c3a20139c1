/** @jest-environment node */
import { createBuilders } from './builders';
import { createDb } from './db';

test('does not change when a caller changes a row that was passed in or read', () => {
  const { buildColony, buildTables, buildSignUp } = createBuilders(0);
  const colony = buildColony({ notes: [{ _id: 'note-1', content: 'one' }] });
  const db = createDb(buildTables({ colonies: [colony] }));
  colony.notes[0] = { _id: 'note-1', content: 'changed outside' };
  const read = db.colonies.find(() => true);
  read?.notes.push({ _id: 'note-2', content: 'changed after' });
  expect(db.colonies.find(() => true)?.notes).toEqual([{ _id: 'note-1', content: 'one' }]);
  const inserted = { ...buildSignUp(), peopleCount: 2 };
  db.signUps.insert(inserted);
  inserted.peopleCount = 3;
  for (const row of db.signUps.where(() => true)) row.peopleCount = 4;
  expect(db.signUps.find(() => true)?.peopleCount).toBe(2);
});

test('restores a snapshot, and continues the ids of the builders', () => {
  const { buildTables, buildSignUp } = createBuilders(0);
  const db = createDb(buildTables({ signUps: [buildSignUp()] }));
  const before = db.snapshot();
  db.signUps.remove(() => true);
  db.settings.defaultSessionUserId = 7;
  expect([db.nextId('record'), db.nextId('session')]).toEqual(['record-2', 'session-1']);
  expect(createDb(db.snapshot()).nextId('record')).toBe('record-3');
  db.restore(before);
  expect(db.snapshot()).toEqual(before);
  expect(db.nextId('record')).toBe('record-2');
});
