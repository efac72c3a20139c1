/** A long computation that can pause at each `yield`. */
export type Steps<T> = Generator<void, T>;

export function runAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Runs a computation. After every `count` steps the browser can paint and handle input. */
export async function runInSlices<T>(steps: Steps<T>, count: number): Promise<T> {
  for (let done = 1; ; done += 1) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (done % count === 0)
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
  }
}
