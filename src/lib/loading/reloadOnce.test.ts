import { claimReloadOnce, isServerReachable } from './reloadOnce';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  sessionStorage.clear();
  document.head.innerHTML = '';
});

describe('claimReloadOnce', () => {
  it('returns true once for each version, and once for a page without an entry script', () => {
    for (const entry of ['/assets/index-a.js', '/assets/index-b.js', null]) {
      document.head.innerHTML = entry === null ? '' : `<script type="module" src="${entry}"></script>`;
      expect([claimReloadOnce(), claimReloadOnce()]).toEqual([true, false]);
    }
  });

  it('returns false without storage, because the page would reload for ever', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(claimReloadOnce()).toBe(false);
  });
});

describe('isServerReachable', () => {
  it.each([
    [200, true],
    [404, false],
    [502, false],
  ])('after an answer with the status %i is %s, and bypasses the cache', async (status, isReachable) => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
    await expect(isServerReachable()).resolves.toBe(isReachable);
    expect(fetch).toHaveBeenCalledWith(window.location.href, expect.objectContaining({ cache: 'no-store' }));
  });

  it('is false when the network fails', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(isServerReachable()).resolves.toBe(false);
  });

  it('is false when there is no answer within 15 seconds', async () => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
    );
    const ended = jest.fn();
    const result = isServerReachable().finally(ended);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toBe(false);
  });
});
