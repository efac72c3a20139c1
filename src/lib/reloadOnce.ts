import { sendCall } from './calls';

const KEY = 'reloaded-from';

/** True once for each version of the application: the page may reload to get code that a deployment has removed. */
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
  const answer = await sendCall(window.location.href, {
    headers: { Accept: 'text/html' },
    redirect: 'follow',
  });
  return typeof answer === 'object' && answer.status >= 200 && answer.status < 300;
}
