import { failureListeners, reportFailure } from '@/lib/failures';
import { reportsTag } from '@/lib/postReport';

/** Reports failures to the address that the build has written into the page. Without an address, the reporting code is never loaded. */
export function startReports(): void {
  const tag = reportsTag();
  if (tag === null) return;
  // `code` resolves with null if it cannot be loaded. The page then works without reports.
  const code = import('./sendReports').catch(() => null);
  // A failure that occurs before the code has loaded waits for it.
  failureListeners.add((failure) => void code.then((sender) => sender?.sendReport(tag.content, failure)));
  addEventListener('unhandledrejection', ({ reason }) => reportFailure({ kind: 'rejection', error: reason }));
  addEventListener('error', ({ error }) => reportFailure({ kind: 'error', error }));
  if ('timings' in tag.dataset) void code.then((sender) => sender?.sendTimings(tag.content));
}
