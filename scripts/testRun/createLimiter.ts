type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** Starts tasks in the order in which they are passed in, and at most `limit` at a time. */
export function createLimiter(limit: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // Hands the place on to the next task, so that `running` stays the same.
      const startNext = waiting.shift();
      if (startNext) startNext();
      else running -= 1;
    }
  };
}
