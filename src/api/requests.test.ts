import { bodiesOf, startBackend } from '../../test/backend';
import { type DeWinterizeRequest, sendRequest, type WinterizeRequest } from './requests';

const winterize: WinterizeRequest = {
  colonyName: 'Pine Hollow',
  startDate: '2026-11-12',
  toiletAmount: 2,
  sinkAmount: 3,
  washingMachineAmount: 1,
  thermostatAmount: 1,
  otherAppliances: 'A dishwasher',
  specialInstructions: '',
  todo: 'Winterize',
  combinationCode: '1234',
  breaker: false,
  heat: true,
  heatTemperature: 50,
  bypassCode: '',
  ignore_duplicates: false,
  waiverLink: null,
};

const deWinterize: DeWinterizeRequest = {
  colonyName: 'Pine Hollow',
  toiletAmount: 1,
  sinkAmount: 1,
  washingMachineAmount: 1,
  thermostatAmount: 1,
  specialInstructions: '',
  todo: 'De-Winterize',
  combinationCode: '1234',
  breaker: true,
  bypassCode: '',
};

test('sends a winterization unchanged', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  expect(await sendRequest(winterize)).toEqual({ duplicateOf: null });
  expect(bodiesOf(backend, 'requestService')).toStrictEqual([winterize]);
});

test('sends a de-winterization unchanged', async () => {
  const backend = startBackend({ signedInAs: 'demo' });
  expect(await sendRequest(deWinterize)).toEqual({ duplicateOf: null });
  expect(bodiesOf(backend, 'requestService')).toStrictEqual([deWinterize]);
});

test('returns the day of the earlier request for a duplicate', async () => {
  startBackend({ signedInAs: 'demo', scenario: 'duplicate-request' });
  expect(await sendRequest(winterize)).toEqual({ duplicateOf: '2026-11-07' });
  expect(await sendRequest({ ...winterize, ignore_duplicates: true })).toEqual({ duplicateOf: null });
});

test.each([
  ['{"recent_duplicate_date":"2026-11-07T00:00:00.000Z"}', '2026-11-07'],
  ['{"recent_duplicate_date":"2026-11-07T03:00:00.000Z"}', '2026-11-06'],
  ['{"recent_duplicate_date":null}', null],
  ['{"recent_duplicate_date":""}', null],
  ['{"recent_duplicate_date":false}', null],
  ['{"recent_duplicate_date":"0"}', null],
  ['{"recent_duplicate_date":"0000-00-00"}', null],
  ['{"recent_duplicate_date":"0001-01-01T00:00:00.000Z"}', null],
  ['{}', null],
  ['[]', null],
  ['null', null],
  ['', null],
])('reads the answer %j as a duplicate of %j', async (body, duplicateOf) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body));
  expect(await sendRequest(winterize)).toEqual({ duplicateOf });
  jest.restoreAllMocks();
});

test('rejects when the day of a duplicate is unreadable', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{"recent_duplicate_date":"soon"}'));
  await expect(sendRequest(winterize)).rejects.toMatchObject({ kind: 'refused' });
  jest.restoreAllMocks();
});

test.each([
  ['2026-11-07', '2026-11-07'],
  ['soon', null],
])('accepts a de-winterization that duplicates a request of the day %j', async (day, duplicateOf) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ recent_duplicate_date: day }));
  expect(await sendRequest(deWinterize)).toEqual({ duplicateOf });
  jest.restoreAllMocks();
});
