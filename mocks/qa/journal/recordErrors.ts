import type { Journal } from './journal';

/** Records uncaught errors, unhandled rejections, and what is written to the console as an error. */
export function recordErrors({ recordError }: Journal, onError: () => void): void {
  const record = (kind: string, ...values: readonly unknown[]) => {
    recordError(`${kind}: ${values.map(String).join(' ')}`);
    // Not at once: React may be rendering.
    setTimeout(onError);
  };
  window.addEventListener('error', ({ message, error }) => record('Uncaught', error ?? message));
  window.addEventListener('unhandledrejection', (event) => {
    if (!event.defaultPrevented) record('Unhandled', event.reason);
  });
  const { error: writeError } = console;
  // oxlint-disable-next-line eslint/no-console -- the only way to hear of them
  console.error = (...values: unknown[]) => {
    record('Console', ...values);
    writeError(...values);
  };
}
