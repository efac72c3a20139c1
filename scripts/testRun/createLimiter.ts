type Limiter = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks in the order of the calls, at most `limit` at a time. */
export function createLimiter(limit: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next task takes the place of this one, so `running` stays the same.
      const startNext = waiting.shift();
      if (startNext) startNext();
      else running -= 1;
    }
  };
}
