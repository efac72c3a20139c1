import { reportsTag } from '../../../lib/postReport';
import { listenForFailures, reportFailure, type Failure } from '../../../lib/failures';

/** Loads the code that sends reports, and passes all failures to it. Without that code nothing can be reported. */
async function startSending({ content: address, dataset }: HTMLMetaElement, early: Failure[]): Promise<void> {
  try {
    const { sendReport, sendTimings } = await import('./sendReports');
    listenForFailures((failure) => sendReport(address, failure));
    for (const failure of early) sendReport(address, failure);
    if ('timings' in dataset) sendTimings(address);
  } catch {
    // The page works without.
  }
}

/** Reports failures to the address that the build has written into the page. Without one, the code for it is never loaded. */
export function startReports(): void {
  const tag = reportsTag();
  if (tag === null) return;
  const early: Failure[] = [];
  listenForFailures((failure) => early.push(failure));
  addEventListener('unhandledrejection', ({ reason }) => reportFailure({ kind: 'rejection', error: reason }));
  addEventListener('error', ({ error }) => {
    // No error object: a script of another origin has thrown, or 'ResizeObserver loop completed with undelivered notifications.'
    if (error != null) reportFailure({ kind: 'error', error });
  });
  void startSending(tag, early);
}
