import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Modal from 'react-bootstrap/Modal';
import { useIsScrollable } from '../useIsScrollable';
import { Button, isSecondTap } from '../button/Button';
import { focusScreenHeading } from '../focus/focus';
import { HoldDialogContext, type HoldDialog } from './useDialogEntry';
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
  /** True: Escape and the backdrop do not close the dialog. */
  isBlocking?: boolean;
  hasCloseButton?: boolean;
  /** Called after the dialog has faded out. */
  onClosed?: () => void;
  size?: 'lg';
  className?: string;
};

/** What the owner of a dialog gives it: whether it is shown, and what happens when it closes. */
export type DialogControls = Required<Pick<DialogProps, 'isShown' | 'hold' | 'onClose' | 'onClosed'>>;

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

const isInContent = (target: EventTarget) =>
  target instanceof Element && target.closest('.modal-content') !== null;

function createPlace(): HTMLElement {
  const place = document.createElement('div');
  place.style.display = 'contents';
  return place;
}

/** Its children stay mounted while it is hidden: react-bootstrap would unmount them. The shown dialog borrows their element. */
export function Dialog(props: DialogProps) {
  const { isShown, title, children, footer, onClose, isBlocking = false } = props;
  const { hold, hasCloseButton, onClosed, size, className } = props;
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(body, isShown);
  const isDismissible = !isBlocking && onClose !== undefined;
  // A click on the backdrop may be a drag that began or ended in the content, such as a selection of text. Or it is the second
  // click of the double click that has opened the dialog (rule: double-click).
  const isStrayClick = useRef(false);
  const [place] = useState(createPlace);
  // The same function at each render: appending the content again would drop the focus in it.
  const [fill] = useState(() => (slot: HTMLElement | null) => slot?.append(place));
  // Empty in the document, because both parts of the dialog are portals. React passes it their events, and those of the backdrop.
  return (
    <HoldDialogContext value={hold}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys and presses of what is in it */}
      <div
        hidden
        onKeyDown={loopFocus}
        onMouseDownCapture={({ target, detail, nativeEvent }) => {
          isStrayClick.current = isInContent(target) || detail > 1 || isSecondTap(nativeEvent);
        }}
        onMouseUpCapture={({ target }) => {
          if (isInContent(target)) isStrayClick.current = true;
        }}
      >
        {createPortal(
          <div
            className="modal-body"
            ref={body}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- lets the keyboard scroll it
            tabIndex={isScrollable ? 0 : undefined}
          >
            {children}
          </div>,
          place,
        )}
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
          aria-labelledby={titleId}
          centered
          scrollable
          size={size}
          className={className}
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
          <div style={{ display: 'contents' }} ref={fill} />
          {footer ? <div className="modal-footer">{footer}</div> : null}
        </Modal>
      </div>
    </HoldDialogContext>
  );
}
