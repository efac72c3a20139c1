const START = 1_762_000_000_000;

const sendBeacon = jest.fn(() => true);

/** Loads or reloads the page in the same tab, and reports failures of these kinds. Returns how many reports the test has sent so far. */
async function reportAt(msLater: number, kinds: ('render' | 'time-out')[] = ['render']) {
  jest.resetModules();
  const { setClock } = await import('@/lib/clock');
  const { sendReport } = await import('./sendReports');
  setClock(() => START + msLater);
  for (const kind of kinds) sendReport('/reports', { kind });
  return sendBeacon.mock.calls.length;
}

beforeEach(() => {
  sessionStorage.clear();
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

it('sends a second report of a kind only a minute after the first, even if the page was reloaded meanwhile', async () => {
  expect(await reportAt(0)).toBe(1);
  expect(await reportAt(59_999)).toBe(1);
  expect(await reportAt(60_000)).toBe(2);
});

it('sends one report of each kind', async () => {
  expect(await reportAt(0, ['render', 'time-out', 'render', 'time-out'])).toBe(2);
});

it('sends one report of a kind per minute where the browser forbids storage', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The storage is blocked.', 'SecurityError');
  });
  expect(await reportAt(0, ['render', 'render'])).toBe(1);
});
