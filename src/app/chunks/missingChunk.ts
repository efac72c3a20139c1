import { reportFailure } from '../../lib/failures';

/** A chunk could not be loaded: the network is down, or a deploy has removed the chunk. */
export class MissingChunkError extends Error {
  constructor(cause: unknown) {
    super('A chunk of the application could not be loaded.', { cause });
    this.name = 'MissingChunkError';
  }
}

/** Wraps `load` so that it rejects with a `MissingChunkError`. */
export function wrapChunkError<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      reportFailure({ kind: 'missing-chunk' });
      throw new MissingChunkError(error);
    }
  };
}
