import { listenForFailures, reportFailure, type Failure } from '../../lib/failures';

/**
 * Reports failures to the address that the build has written into the page. Without an address it does nothing, and the code
 * that sends the reports is never loaded.
 */
export function startReports(): void {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="error-reports"]');
  if (tag === null) return;
  const early: Failure[] = [];
  listenForFailures((failure) => early.push(failure));
  addEventListener('unhandledrejection', ({ reason }) => reportFailure({ kind: 'rejection', error: reason }));
  addEventListener('error', ({ error }) => {
    // There is no error if a script of another origin has thrown, or if an observer could not deliver in time.
    if (error !== null) reportFailure({ kind: 'error', error });
  });
  import('./sendReports').then(
    ({ sendReport, sendTimings }) => {
      const send = (failure: Failure) => sendReport(tag.content, failure);
      listenForFailures(send);
      for (const failure of early) send(failure);
      if ('timings' in tag.dataset) sendTimings(tag.content);
    },
    // Without that code nothing can be reported.
    () => undefined,
  );
}
