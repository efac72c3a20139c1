import { Button } from '../../ui/button/Button';
import { GENERAL_ERROR, TRY_AGAIN } from '../../lib/errorText';
import { isServerReachable } from '../../lib/reloadOnce';

/** Reloads the page if the server answers. Without a network the browser's own error page would replace the application. */
export async function reloadIfReachable(mayReload = () => true): Promise<boolean> {
  const isReloading = (await isServerReachable()) && mayReload();
  if (isReloading) window.location.reload();
  return isReloading;
}

export function ScreenError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page" role="alert">
      <p>{GENERAL_ERROR}</p>
      <Button className="button button--secondary" onClick={onRetry}>
        {TRY_AGAIN}
      </Button>
    </div>
  );
}
