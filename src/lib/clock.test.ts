import { currentTime, onEveryMinute, setClock } from './clock';

const NOON = 1_794_312_000_000;

beforeEach(() => jest.useFakeTimers({ now: NOON + 30_250 }));
afterEach(() => {
  jest.useRealTimers();
  setClock(() => jest.now());
});

function showPage(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('returns the time of the device until the clock is replaced', () => {
  expect(currentTime()).toBe(NOON + 30_250);
  setClock(() => 7);
  expect(currentTime()).toBe(7);
});

test('calls a listener at every whole minute, not before', () => {
  const listener = jest.fn();
  const end = onEveryMinute(listener);
  jest.advanceTimersByTime(29_749);
  expect(listener).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(120_000);
  expect(listener).toHaveBeenCalledTimes(3);
  end();
  jest.advanceTimersByTime(120_000);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(jest.getTimerCount()).toBe(0);
});

test('uses one timer for all listeners and stops it after the last has unsubscribed', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const endFirst = onEveryMinute(first);
  const endSecond = onEveryMinute(second);
  expect(jest.getTimerCount()).toBe(1);
  endFirst();
  jest.advanceTimersByTime(60_000);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  endSecond();
  expect(jest.getTimerCount()).toBe(0);
});

test('calls a listener when the page becomes visible again, or the clock is replaced', () => {
  const listener = jest.fn();
  const end = onEveryMinute(listener);
  showPage('hidden');
  expect(listener).not.toHaveBeenCalled();
  showPage('visible');
  expect(listener).toHaveBeenCalledTimes(1);
  setClock(() => NOON + 59_000);
  expect(listener).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(1_000);
  expect(listener).toHaveBeenCalledTimes(3);
  end();
  showPage('visible');
  expect(listener).toHaveBeenCalledTimes(3);
});
