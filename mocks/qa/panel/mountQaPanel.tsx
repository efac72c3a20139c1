import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { lightColour, useReconciliation } from '../reconciliation/useReconciliation';
import type { Emulation } from '../startEmulation';
import { Sentences } from './fields';
import { qaPageStyles, qaPanelStyles } from './qaPanelStyles';
import { describeReplay } from './ReportControls';

const QaPanel = lazy(async () => ({ default: (await import('./QaPanel')).QaPanel }));

/** A key of the storage and a class of the host. Both tell whether the panel is on the right. */
const RIGHT = 'qa-panel-right';

/**
 * The shortcut is F2 without modifier keys: no browser and no screen reader uses it on a page. A shortcut with Alt+Shift would
 * switch the keyboard layout on Windows.
 */
const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  code === 'F2' && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The class of the document while the panel is open: the page then has room to scroll out from under it. */
const OPEN_CLASS = 'has-qa-panel';

/** Renders the QA panel in a shadow tree, so that its styles and the application's do not affect each other. */
export function mountQaPanel(emulation: Emulation): void {
  const host = document.createElement('div');
  host.id = 'qa-panel';
  // A browser must not translate the panel: it shows names of the wire, and React cannot change translated texts.
  host.translate = false;
  const pageStyles = document.createElement('style');
  pageStyles.textContent = qaPageStyles;
  document.head.append(pageStyles);
  document.body.append(host);
  isolateEvents(host);
  loadDroppedFiles(emulation.loadFile);
  host.classList.toggle(RIGHT, localStorage.getItem(RIGHT) === 'true');
  const move = () => localStorage.setItem(RIGHT, String(host.classList.toggle(RIGHT)));
  createRoot(host.attachShadow({ mode: 'open' })).render(<QaPanelRoot emulation={emulation} onMove={move} />);
}

/** Hides keyboard and focus events of the panel from the application, whose focus trap would move the focus back. */
function isolateEvents(host: HTMLElement): void {
  for (const type of ['keydown', 'keyup', 'keypress'])
    host.addEventListener(type, (event) => event.stopPropagation());
  window.addEventListener(
    'focus',
    (event) => {
      if (event.target === host) event.stopPropagation();
    },
    true,
  );
}

/** The button that opens the QA panel, the panel itself, and the notices about the link or file and about a replay. */
function QaPanelRoot({ emulation, onMove }: { emulation: Emulation; onMove: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [dismissedCount, setDismissedCount] = useState(0);
  const [isReplayShown, setIsReplayShown] = useState(true);
  const returnTo = useRef<HTMLElement | null>(null);
  const result = useReconciliation(emulation);

  const errorCount = emulation.journal.state.errors.length;
  const replayed = isReplayShown ? describeReplay(emulation) : null;
  const problems = emulation.problems.slice(dismissedCount);

  function toggle() {
    const { activeElement } = document;
    if (!isOpen) returnTo.current = activeElement instanceof HTMLElement ? activeElement : null;
    // Focus that is on the page stays there.
    else if (activeElement?.id === 'qa-panel') returnTo.current?.focus();
    setIsOpen(!isOpen);
    document.documentElement.classList.toggle(OPEN_CLASS, !isOpen);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isEscape = isOpen && event.code === 'Escape';
    if (!isEscape && !isShortcut(event)) return;
    // A dialog of the product stays open until the next Escape.
    event.preventDefault();
    event.stopPropagation();
    toggle();
  });
  useEffect(() => window.addEventListener('keydown', onKey, true), []);

  return (
    <>
      <style>{qaPanelStyles}</style>
      {problems.length === 0 ? null : (
        <Notice
          heading="This could not be restored as the link or the file says:"
          sentences={problems}
          onDismiss={() => setDismissedCount(emulation.problems.length)}
        />
      )}
      {replayed === null ? null : <Notice {...replayed} onDismiss={() => setIsReplayShown(false)} />}
      {isOpen ? (
        <Suspense>
          <QaPanel emulation={emulation} result={result} onClose={toggle} onMove={onMove} />
        </Suspense>
      ) : (
        // The button is not in the tab order, so that the product keeps its own tab order. Keyboard users have the shortcut.
        <button
          type="button"
          className="opener"
          tabIndex={-1}
          aria-label="Open the QA panel"
          title="Open the QA panel: F2"
          onClick={toggle}
        >
          <span className={`lamp lamp--${lightColour(result)}`} aria-hidden="true" /> QA
          {errorCount === 0 ? null : (
            <b className="bad"> {errorCount === 1 ? '1 error' : `${errorCount} errors`}</b>
          )}
        </button>
      )}
    </>
  );
}

interface NoticeProps {
  heading: string;
  sentences: readonly string[];
  onDismiss: () => void;
}

/** A message over the page. Its button is not in the tab order, so that the product keeps its own. */
function Notice({ heading, sentences, onDismiss }: NoticeProps) {
  return (
    <div className="notice" role="alert">
      <p>{heading}</p>
      <Sentences sentences={sentences} />
      <button type="button" tabIndex={-1} onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  );
}

/** Loads a scenario file or a report that is dropped anywhere on the page. */
function loadDroppedFiles(loadFile: Emulation['loadFile']): void {
  // `preventDefault` keeps the browser from opening the file in place of the page.
  window.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined) return;
    event.preventDefault();
    void loadFile(file);
  });
}
