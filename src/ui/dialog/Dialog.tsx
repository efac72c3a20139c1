import { useEffect, useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useIsScrollable } from '../useIsScrollable';
import { Button, isSecondTap } from '../button/Button';
import { focusScreenHeading } from '../focus/focus';
import { HoldDialogContext, holdNothing, type HoldDialog } from './useDialogEntry';
import { KeptContent } from './KeptContent';
import { loopFocus } from './loopFocus';
import './Dialog.scss';

type DialogProps = {
  isShown: boolean;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** Called by the close button, Escape and the backdrop. */
  onClose?: () => void;
  /** Of `useDialogEntry`: keeps Back from closing the dialog while something in it is sent. */
  hold?: HoldDialog;
  /** Keeps the children mounted while the dialog is hidden. */
  keepsContent?: boolean;
  /** True: Escape and the backdrop do not close the dialog. */
  isBlocking?: boolean;
  hasCloseButton?: boolean;
  fadeMs?: number;
  /** Called after the dialog has faded out. */
  onClosed?: () => void;
  size?: 'lg';
};

/** What the owner of a dialog gives it: whether it is shown, and what happens when it closes. */
export type DialogControls = Required<Pick<DialogProps, 'isShown' | 'hold' | 'onClose' | 'onClosed'>>;

type FadeStyle = CSSProperties & { '--dialog-fade'?: string };

/** In an open dialog: focuses the screen's heading when react-bootstrap cannot return the focus (rule: kept-focus). */
function ReturnFocus() {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  useEffect(() => {
    const { current } = opener;
    return () => {
      const canReturn = current !== document.body && current?.isConnected && !current.matches(':disabled');
      if (!canReturn && document.activeElement === document.body) focusScreenHeading();
    };
  }, []);
  return null;
}

export function Dialog(props: DialogProps) {
  const {
    isShown,
    title,
    children,
    footer,
    onClose,
    hold = holdNothing,
    keepsContent = false,
    isBlocking = false,
    hasCloseButton,
    fadeMs,
    onClosed,
    size,
  } = props;
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(body, isShown);
  const style: FadeStyle = fadeMs === undefined ? {} : { '--dialog-fade': `${fadeMs}ms` };
  const isDismissible = !isBlocking && onClose !== undefined;
  // A click on the backdrop may end a drag that began in the content, such as a selection of text. Or it is the second click of
  // the double click that has opened the dialog (rule: double-click).
  const isStrayClick = useRef(false);
  // Modal has loopFocus too. With keepsContent the body is not a child of Modal in React, so its events do not bubble there.
  const content = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys and presses of what is in it
    <div
      className="modal-body"
      ref={body}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- lets the keyboard scroll it
      tabIndex={isScrollable ? 0 : undefined}
      onKeyDown={loopFocus}
    >
      {children}
    </div>
  );
  const renderDialog = (shownContent: ReactNode) => (
    <Modal
      show={isShown}
      onHide={() => {
        if (!isStrayClick.current) onClose?.();
      }}
      // Escape closes the dialog, even if the last press was inside it.
      onEscapeKeyDown={() => {
        isStrayClick.current = false;
      }}
      onExited={onClosed}
      backdrop={isDismissible ? true : 'static'}
      keyboard={isDismissible}
      onKeyDown={loopFocus}
      aria-labelledby={titleId}
      centered
      scrollable
      size={size}
      style={style}
    >
      <ReturnFocus />
      <div className="modal-header">
        <h2 className="modal-title" id={titleId}>
          {title}
        </h2>
        {hasCloseButton ? (
          <Button className="dialog-close" aria-label="Close" onClick={onClose}>
            <span aria-hidden="true">×</span>
          </Button>
        ) : null}
      </div>
      {shownContent}
      {footer ? <div className="modal-footer">{footer}</div> : null}
    </Modal>
  );
  return (
    <HoldDialogContext value={hold}>
      {/* Empty in the document, because Modal is a portal. React passes it the events of the backdrop, on which Modal sets no handler. */}
      <div
        hidden
        onMouseDownCapture={({ target, detail, nativeEvent }) => {
          const isInside = target instanceof Element && target.closest('.modal-content') !== null;
          isStrayClick.current = isInside || detail > 1 || isSecondTap(nativeEvent);
        }}
      >
        {keepsContent ? (
          <KeptContent renderDialog={renderDialog}>{content}</KeptContent>
        ) : (
          renderDialog(content)
        )}
      </div>
    </HoldDialogContext>
  );
}
