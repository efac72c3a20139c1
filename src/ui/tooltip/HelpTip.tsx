import { lazyPart } from '@/lib/loading/lazyPart';
import { type ComponentProps, useId, useState } from 'react';
import { useLazyPart } from '../lazy/lazyComponent';
import { useDocumentEvent } from '../useDocumentEvent';
import './HelpTip.scss';

const helpTooltip = lazyPart('HelpTooltip', () => import('./HelpTooltip'));

/** A ref callback for the help button. When the library has loaded, another button replaces it and takes over its focus. */
const keepFocus = (button: HTMLButtonElement | null) => () => {
  const tip = button?.parentElement;
  if (document.activeElement === button) queueMicrotask(() => tip?.querySelector('button')?.focus());
};

type HelpButtonProps = ComponentProps<'button'> & { onPress: () => void };

/**
 * The help button. It leaves out the library's handlers of 'click' and of pointer events, and that of 'mouseleave' while the button
 * has the focus: they would close the tooltip while the button is pressed, touched or focused.
 */
function HelpButton({ onPress, onMouseLeave, ...props }: HelpButtonProps) {
  return (
    <button
      {...props}
      type="button"
      className="help-tip__button"
      aria-label="Help"
      onClick={onPress}
      onPointerEnter={undefined}
      onPointerLeave={undefined}
      onMouseLeave={(event) => {
        if (document.activeElement !== event.currentTarget) onMouseLeave?.(event);
      }}
    >
      <span aria-hidden="true">?</span>
    </button>
  );
}

/** A help button with a tooltip. The library loads when the tooltip first opens; if that fails, the text is shown without it. */
export function HelpTip({ text }: { text: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { code: HelpTooltip, failure } = useLazyPart(helpTooltip, isOpen);
  const isPlain = isOpen && failure !== null;

  // The document listens, because the focus may be elsewhere while the pointer is on the button.
  useDocumentEvent('keydown', isOpen, (event) => {
    if (event.key !== 'Escape') return;
    // Escape closes only the tooltip, not a dialog around it.
    event.stopPropagation();
    setIsOpen(false);
  });

  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  const untilLoaded = { onMouseEnter: open, onMouseLeave: close, onFocus: open, onBlur: close };
  const buttonProps = { ref: keepFocus, onPress: open };
  return (
    <span className="help-tip" {...(HelpTooltip === null && untilLoaded)}>
      {HelpTooltip === null ? (
        <HelpButton {...buttonProps} aria-describedby={isPlain ? id : undefined} />
      ) : (
        <HelpTooltip visible={isOpen} onVisibleChange={setIsOpen} overlay={text}>
          <HelpButton {...buttonProps} />
        </HelpTooltip>
      )}
      {isPlain ? (
        <span className="help-tip__plain" role="tooltip" id={id}>
          {text}
        </span>
      ) : null}
    </span>
  );
}
