import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Emulation } from '../../mocks/qa/startEmulation';
import { FileDrop } from './FileDrop';
import { lightColour } from './ReconciliationLight';
import { useReconciliation } from './useReconciliation';

const QaPanel = lazy(async () => ({ default: (await import('./QaPanel')).QaPanel }));

/** Alt+Shift+Q. Compares the physical key, because Alt changes the letter on a Mac. */
const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyQ';

/** The button that opens the QA panel, the panel itself, and the problems of the link that opened the page. */
export function QaPanelRoot({ emulation }: { emulation: Emulation }) {
  const [isOpen, setIsOpen] = useState(false);
  const [problems, setProblems] = useState(emulation.problems);
  const returnTo = useRef<HTMLElement | null>(null);
  const result = useReconciliation(emulation);

  const toggle = useCallback(() => {
    setIsOpen((wasOpen) => {
      if (!wasOpen)
        returnTo.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      return !wasOpen;
    });
  }, []);
  const close = useCallback(() => {
    setIsOpen(false);
    returnTo.current?.focus();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      event.stopPropagation();
      toggle();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [toggle]);

  return (
    <>
      <FileDrop emulation={emulation} />
      {problems.length === 0 ? null : (
        <div className="notice" role="alert">
          <p>This link could not be followed to the letter:</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <button type="button" tabIndex={-1} onClick={() => setProblems([])}>
            Dismiss
          </button>
        </div>
      )}
      {isOpen ? (
        <Suspense>
          <QaPanel emulation={emulation} result={result} onClose={close} />
        </Suspense>
      ) : (
        // Not in the tab order, so that the product keeps its own tab order. Keyboard users have the shortcut.
        <button
          type="button"
          className="opener"
          tabIndex={-1}
          aria-label="Open the QA panel"
          title="Open the QA panel (Alt+Shift+Q)"
          onClick={toggle}
        >
          <span className={`lamp lamp--${lightColour(result)}`} aria-hidden="true" /> QA
        </button>
      )}
    </>
  );
}
