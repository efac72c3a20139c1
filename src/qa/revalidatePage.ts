/** A little more than SWR's `dedupingInterval`, in milliseconds: within it, SWR skips a revalidation. */
const AFTER_DEDUPING_MS = 2_100;

/**
 * Makes the application revalidate what it shows. SWR does so on an 'online' event. The second event is for data that was
 * read just before the first one, and was therefore skipped.
 */
export function revalidatePage(): void {
  const sendOnline = () => window.dispatchEvent(new Event('online'));
  sendOnline();
  setTimeout(sendOnline, AFTER_DEDUPING_MS);
}
