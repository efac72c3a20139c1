/** @jest-environment node */
import { createTestClient } from '../testing/testClient';
import { parseScenarioFile, toScenarioFile } from './scenarioFile';

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

test.each([
  'token',
  'colonyId',
  'firstName',
  'lastName',
  'email',
  'unit',
  'suggestedUsername',
  'expiresAt',
  'usedAt',
])('refuses a scenario file in which an invitation has no %s', (field) => {
  const without = JSON.stringify({
    ...file,
    tables: {
      ...file.tables,
      invitations: db.invitations
        .where(() => true)
        .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== field))),
    },
  });
  expect(() => parseScenarioFile(without)).toThrow('its invitations cannot be read');
});
