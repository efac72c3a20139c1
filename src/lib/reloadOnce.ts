import { TIMEOUT_MS } from './calls';

const KEY = 'reloaded-from';

/**
 * Returns true once for each version of the application: the page may then reload to get code that a deployment has removed.
 * Without this limit, a version whose code is missing on the server would reload for ever.
 */
export function claimReloadOnce(): boolean {
  try {
    // The hashed URL of the entry script identifies the version.
    const version = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    return true;
  } catch {
    // Without storage the page would reload for ever.
    return false;
  }
}

/** Whether the server answers a request for this page. False after a timeout. */
export async function isServerReachable(): Promise<boolean> {
  // Not AbortSignal.timeout: Safari has it from 16, Chromium from 103.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    return (await fetch(window.location.href, { cache: 'no-store', signal: controller.signal })).ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
