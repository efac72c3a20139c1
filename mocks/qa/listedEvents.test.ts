/** @jest-environment node */
import { toDay } from '@/domain/day';
import { createTestClient, milliseconds } from '../testing/testClient';
import { lastSignUpFor, listEvents } from './listedEvents';

const { backend } = createTestClient({ at: '2026-09-08T14:00:00Z' });

test('lists the upcoming Shabbos and the holidays of the home screen', () => {
  const [shabbos, roshHashana] = listEvents(backend, backend.now());
  expect(shabbos).toEqual({ day: '2026-09-12', holidayName: null, title: 'שבת ראש השנה' });
  expect(roshHashana).toMatchObject({ day: '2026-09-12', title: 'Rosh Hashana, 1st day' });
});

test('finds the latest sign-up of a community, and none in another community', () => {
  const community = (name: string) => backend.db.colonies.find((one) => one.name === name);
  const event = { day: toDay('2026-09-12'), holidayName: null };
  expect(lastSignUpFor(backend, event, community('Pine Hollow'))).toBe(milliseconds('2026-09-08T13:30:00Z'));
  expect(lastSignUpFor(backend, event, community('Maple Ridge'))).toBeNull();
  expect(lastSignUpFor(backend, event, null)).toBeNull();
});
