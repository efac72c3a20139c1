import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useTip } from './useTip';
import '../../styles/app.scss';

type HelpTipProps = { text: string };
type Popup = ComponentType<{ id: string; text: string }>;

/** Where the tooltip's own code cannot be loaded, the text is still there to read. */
function PlainPopup({ id, text }: { id: string; text: string }) {
  return (
    <span className="help-tip__plain" role="tooltip" id={id}>
      {text}
    </span>
  );
}

/** The tooltip library is fetched when the first tip opens, and never on a page whose tips nobody asks for. */
export function HelpTip({ text }: HelpTipProps) {
  const id = useId();
  const ref = useRef<HTMLSpanElement>(null);
  const { isOpen, hold, letGo, enter, leave } = useTip(ref);
  const [Popup, setPopup] = useState<Popup | null>(null);
  const isShown = isOpen && Popup !== null;

  useEffect(() => {
    if (!isOpen || Popup !== null) return undefined;
    let isWanted = true;
    import('./HelpTipPopup').then(
      (module) => isWanted && setPopup(() => module.HelpTipPopup),
      () => isWanted && setPopup(() => PlainPopup),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, Popup]);

  return (
    <span className="help-tip" ref={ref} onMouseEnter={enter} onMouseLeave={leave}>
      <button
        type="button"
        className="help-tip__button"
        aria-label="Help"
        aria-describedby={isShown ? id : undefined}
        onFocus={hold}
        onBlur={letGo}
        onClick={hold}
      >
        <span aria-hidden="true">?</span>
      </button>
      {isShown ? <Popup id={id} text={text} /> : null}
    </span>
  );
}
