import { sendCall } from '../calls';
import { readStored, store } from '../storage';

const KEY = 'reloaded-from';

/** Whether the page may reload for a new deployment: once for each version, never without storage, because it would reload for ever. */
export function claimReloadOnce(): boolean {
  // The hashed URL of the entry script identifies the version.
  const version = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  return readStored(KEY, 'sessionStorage') !== version && store(KEY, version, 'sessionStorage');
}

/** Whether the server sends this page. False after a timeout. */
export async function isServerReachable(): Promise<boolean> {
  const answer = await sendCall(window.location.href, {
    headers: { Accept: 'text/html' },
    redirect: 'follow',
  });
  return typeof answer === 'object' && answer.status >= 200 && answer.status < 300;
}

/** Reloads the page if the server sends it. Without a network the browser's own error page would replace the application. */
export async function reloadIfReachable(mayReload = () => true): Promise<boolean> {
  const isReloading = (await isServerReachable()) && mayReload();
  if (isReloading) window.location.reload();
  return isReloading;
}
