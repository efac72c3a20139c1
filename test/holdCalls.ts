const releases: (() => void)[] = [];

/**
 * Keeps the calls whose address begins with `path` on their way, until what this returns is called, or the test ends:
 * what is to be seen meanwhile is there however slow the machine.
 */
export function holdCalls(path: string): () => void {
  const { fetch } = globalThis;
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const held = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input === 'string' && input.startsWith(path)) await gate;
    return fetch(input, init);
  });
  const release = () => {
    held.mockRestore();
    letThrough();
  };
  releases.push(release);
  return release;
}

afterEach(() => {
  for (const release of releases.splice(0)) release();
});
