const releases: (() => void)[] = [];

/**
 * Delays the calls whose address begins with `path` until the returned function is called or the test ends. So a test
 * can check the pending state without a race.
 */
export function holdCalls(path: string): () => void {
  const { fetch } = globalThis;
  let openGate = () => {};
  const gate = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  const mock = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input === 'string' && input.startsWith(path)) await gate;
    return fetch(input, init);
  });
  const release = () => {
    mock.mockRestore();
    openGate();
  };
  releases.push(release);
  return release;
}

afterEach(() => {
  for (const release of releases.splice(0)) release();
});
