import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Emulation } from '../startEmulation';
import { FileDrop } from './FileDrop';
import { Notice } from './Notice';
import { restoreFields } from '../reports/pageFields';
import { lightColour, useReconciliation } from '../reconciliation/useReconciliation';

const QaPanel = lazy(async () => ({ default: (await import('./QaPanel')).QaPanel }));

/** F2 alone. No browser and no screen reader uses it on a page; on Windows, Alt+Shift would switch the keyboard layout. */
const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  code === 'F2' && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The class of the document while the panel is open: the page then has room to scroll out from under it. */
const OPEN_CLASS = 'has-qa-panel';

/** The button that opens the QA panel, the panel itself, and the problems of the link that opened the page. */
export function QaPanelRoot({ emulation }: { emulation: Emulation }) {
  const [isOpen, setIsOpen] = useState(false);
  const [problems, setProblems] = useState(emulation.problems);
  const returnTo = useRef<HTMLElement | null>(null);
  const result = useReconciliation(emulation);

  useEffect(() => {
    void restoreFields(document, emulation.typedInput).then((missing) =>
      setProblems((others) => [...others, ...missing]),
    );
  }, [emulation]);

  const open = useCallback(() => {
    returnTo.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setIsOpen(true);
  }, []);
  const close = useCallback(() => {
    // Focus that is on the page stays there.
    if (document.activeElement?.id === 'qa-panel') returnTo.current?.focus();
    setIsOpen(false);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isEscape = isOpen && event.code === 'Escape';
      if (!isEscape && !isShortcut(event)) return;
      // A dialog of the product stays open for the next Escape.
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKey, true);
    document.documentElement.classList.toggle(OPEN_CLASS, isOpen);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isOpen, open, close]);

  return (
    <>
      <FileDrop emulation={emulation} />
      {problems.length === 0 ? null : (
        <Notice onDismiss={() => setProblems([])}>
          <p>This could not be restored as the link or the report says:</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
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
          title="Open the QA panel: F2"
          onClick={open}
        >
          <span className={`lamp lamp--${lightColour(result)}`} aria-hidden="true" /> QA
        </button>
      )}
    </>
  );
}
