/** For so long after a read the application takes its answer for a fresh one. */
const FRESH = 2_100;

/**
 * Lets the application read again what it shows, as it does when the network is back. Twice, because what it has read just
 * before counts as fresh.
 */
export function readAgain(): void {
  const tell = () => window.dispatchEvent(new Event('online'));
  tell();
  setTimeout(tell, FRESH);
}
