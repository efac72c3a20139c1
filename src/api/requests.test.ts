import { bodiesOf, startBackend } from '../../test/backend';
import { type DeWinterizeRequest, sendRequest, type WinterizeRequest } from './requests';

const home = { colonyName: 'Pine Hollow', combinationCode: '1234', bypassCode: '', specialInstructions: '' };
const amounts = { toiletAmount: 2, sinkAmount: 3, washingMachineAmount: 1, thermostatAmount: 1 };
const deWinterize: DeWinterizeRequest = { ...home, ...amounts, todo: 'De-Winterize', breaker: true };
const winterize: WinterizeRequest = {
  ...home,
  ...amounts,
  todo: 'Winterize',
  startDate: '2026-11-12',
  otherAppliances: 'A dishwasher',
  breaker: false,
  heat: true,
  heatTemperature: 50,
  ignore_duplicates: false,
  waiverLink: null,
};

test.each([winterize, deWinterize])('sends the request %j unchanged', async (request) => {
  const backend = startBackend({ signedInAs: 'demo' });
  expect(await sendRequest(request)).toEqual({ duplicateOf: null });
  expect(bodiesOf(backend, 'requestService')).toStrictEqual([request]);
});

test('returns the day of the earlier request for a duplicate', async () => {
  startBackend({ signedInAs: 'demo', scenario: 'duplicate-request' });
  expect(await sendRequest(winterize)).toEqual({ duplicateOf: '2026-11-07' });
  expect(await sendRequest({ ...winterize, ignore_duplicates: true })).toEqual({ duplicateOf: null });
});

function answerOnce(body: string) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body));
}

afterEach(() => jest.restoreAllMocks());

const noDays = ['null', '""', 'false', '"0"', '"0000-00-00"', '"0001-01-01T00:00:00.000Z"'];

test.each([
  ['{"recent_duplicate_date":"2026-11-07T00:00:00.000Z"}', '2026-11-07'],
  ['{"recent_duplicate_date":"2026-11-07T03:00:00.000Z"}', '2026-11-06'],
  ...noDays.map((day) => [`{"recent_duplicate_date":${day}}`, null]),
  ...['{}', '[]', 'null', ''].map((body) => [body, null]),
])('reads the answer %s as a duplicate of %j', async (body, duplicateOf) => {
  answerOnce(body ?? '');
  expect(await sendRequest(winterize)).toEqual({ duplicateOf });
});

test('rejects a winterization whose duplicate has an unreadable day', async () => {
  answerOnce('{"recent_duplicate_date":"soon"}');
  await expect(sendRequest(winterize)).rejects.toMatchObject({ kind: 'refused' });
});

test.each([
  ['2026-11-07', '2026-11-07'],
  ['soon', null],
])('accepts a de-winterization that duplicates a request of the day %j', async (day, duplicateOf) => {
  answerOnce(`{"recent_duplicate_date":"${day}"}`);
  expect(await sendRequest(deWinterize)).toEqual({ duplicateOf });
});
