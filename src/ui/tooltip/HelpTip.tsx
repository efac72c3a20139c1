import { lazyPart } from '@/lib/loading/lazyPart';
import { useEffect, useId, useRef, useState } from 'react';
import { useLazyPart } from '../lazy/useLazyPart';
import { useDocumentEvent, usePressOutside } from '../useDocumentEvent';
import './HelpTip.scss';

const popup = lazyPart('HelpTipPopup', () => import('./HelpTipPopup'));

/** Long enough to move the pointer from the button to the tooltip. */
const HIDE_DELAY_MS = 150;

/** Fallback without the library, for when its chunk cannot be loaded. */
function PlainPopup({ id, text }: { id: string; text: string }) {
  return (
    <span className="help-tip__plain" role="tooltip" id={id}>
      {text}
    </span>
  );
}

/**
 * A help button with a tooltip, which is open while hovered or pinned, by focus or click. Escape and a press outside close it.
 * The tooltip library is loaded when the tooltip first opens.
 */
export function HelpTip({ text }: { text: string }) {
  const id = useId();
  const ref = useRef<HTMLSpanElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isPinned, setIsPinned] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = isHovered || isPinned;

  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    setIsHovered(false);
    setIsPinned(false);
  };
  usePressOutside(ref, 'pointerdown', isOpen, close);
  // Also while the focus is elsewhere and the pointer is over the button.
  useDocumentEvent('keydown', isOpen, (event) => {
    if (event.key !== 'Escape') return;
    // Escape closes only the tooltip, not a dialog around it.
    event.stopPropagation();
    close();
  });

  const onMouseEnter = () => {
    clearTimeout(timer.current);
    setIsHovered(true);
  };
  const onMouseLeave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsHovered(false), HIDE_DELAY_MS);
  };

  const { code, failure } = useLazyPart(popup, isOpen);
  const Popup = failure === null ? code : PlainPopup;
  const isShown = isOpen && Popup !== null;

  return (
    <span className="help-tip" ref={ref} onMouseEnter={onMouseEnter} onMouseLeave={onMouseLeave}>
      <button
        type="button"
        className="help-tip__button"
        aria-label="Help"
        aria-describedby={isShown ? id : undefined}
        onFocus={() => setIsPinned(true)}
        onBlur={() => setIsPinned(false)}
        onClick={() => setIsPinned(true)}
      >
        <span aria-hidden="true">?</span>
      </button>
      {isShown ? <Popup id={id} text={text} /> : null}
    </span>
  );
}
