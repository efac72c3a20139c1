/** @jest-environment node */
import { memberDefaults } from '../data/rows';
import { initialValues } from '../data/signUpFields';
import { createTestClient } from '../testing/testClient';
import { parseScenarioFile, tablesOf, toScenarioFile } from './scenarioFile';

const { db, now } = createTestClient().backend;
const file = toScenarioFile({
  tables: db.snapshot(),
  recordedAt: now(),
  description: 'a typical week',
  signedInAs: 'demo',
  links: [],
});

test('reads a scenario file with invitations', () => {
  expect(parseScenarioFile(JSON.stringify(file))).toEqual(file);
});

const invitationFields = ['token', 'colonyId', 'firstName', 'lastName', 'email', 'unit', 'suggestedUsername'];

test.each([...invitationFields, 'expiresAt', 'usedAt'])('refuses an invitation without %s', (field) => {
  const invitations = db.invitations.where(() => true).map((row) => ({ ...row, [field]: undefined }));
  const without = JSON.stringify({ ...file, tables: { ...file.tables, invitations } });
  expect(() => parseScenarioFile(without)).toThrow('its invitations cannot be read');
});

test.each([
  ...Object.entries(initialValues).map((field) => ['signUps', ...field] as const),
  ...Object.entries(memberDefaults).map((field) => ['members', ...field] as const),
])('reads an older file, whose %s have no %s, with the default %j', (table, field, initial) => {
  // Days and times are numbers, as in a file. A field that a table does not have is ignored.
  const older = db[table]
    .where(() => true)
    .map((row) => ({ ...row, day: 3, timeAdded: 0, [field]: undefined }));
  const text = JSON.stringify({ ...file, tables: { ...file.tables, [table]: older } });
  const rows = tablesOf(parseScenarioFile(text))[table];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toHaveProperty(field, initial);
});
