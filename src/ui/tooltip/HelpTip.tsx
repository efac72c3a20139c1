import { useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazyPart';
import { useTooltip } from './useTooltip';
import './HelpTip.scss';

type HelpTipProps = { text: string };
const popup = lazyPart('HelpTipPopup', async () => (await import('./HelpTipPopup')).HelpTipPopup);

/** Fallback without the library, for when its chunk cannot be loaded. */
function PlainPopup({ id, text }: { id: string; text: string }) {
  return (
    <span className="help-tip__plain" role="tooltip" id={id}>
      {text}
    </span>
  );
}

/** A help button with a tooltip. The tooltip library is loaded when the tooltip first opens. */
export function HelpTip({ text }: HelpTipProps) {
  const id = useId();
  const ref = useRef<HTMLSpanElement>(null);
  const { isOpen, pin, unpin, onMouseEnter, onMouseLeave } = useTooltip(ref);
  const [Popup, setPopup] = useState(popup.loaded);
  const isShown = isOpen && Popup !== null;

  useEffect(() => {
    if (!isOpen || Popup !== null) return;
    popup.load().then(
      (loaded) => setPopup(() => loaded),
      () => setPopup(() => PlainPopup),
    );
  }, [isOpen, Popup]);

  return (
    <span className="help-tip" ref={ref} onMouseEnter={onMouseEnter} onMouseLeave={onMouseLeave}>
      <button
        type="button"
        className="help-tip__button"
        aria-label="Help"
        aria-describedby={isShown ? id : undefined}
        onFocus={pin}
        onBlur={unpin}
        onClick={pin}
      >
        <span aria-hidden="true">?</span>
      </button>
      {isShown ? <Popup id={id} text={text} /> : null}
    </span>
  );
}
