import { MissingChunkError, wrapChunkError } from './missingChunk';

describe('wrapChunkError', () => {
  it('resolves with what was loaded', async () => {
    await expect(wrapChunkError(async () => 'code')()).resolves.toBe('code');
  });

  it('rejects with a MissingChunkError that has the reason as its cause', async () => {
    const reason = new TypeError('Failed to fetch');
    const load = wrapChunkError(() => Promise.reject(reason));
    const error: unknown = await load().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MissingChunkError);
    expect(error).toMatchObject({
      name: 'MissingChunkError',
      message: 'A chunk of the application could not be loaded.',
      cause: reason,
    });
  });
});
