import type { ReactNode } from 'react';

/** A message over the page. Its button is not in the tab order, so that the product keeps its own. */
export function Notice({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  return (
    <div className="notice" role="alert">
      {children}
      <button type="button" tabIndex={-1} onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  );
}
